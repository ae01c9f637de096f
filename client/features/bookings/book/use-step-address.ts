import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useIsHydrating } from '../../../ui/use-is-hydrating';
import { bookedHere, bookedHereWithAccount } from '../booked-here';
import type { AddressedStep } from './booking-steps';

interface StepAddress {
  step: AddressedStep;
  goToPayment: () => void;
  /** Without another entry in the history, so that Back after it leaves the form. */
  goToInformation: () => void;
}

const parameter = 'step';
// Kept with the history entry, so it is still known after a reload.
const pushedByForm = { pushedByForm: true };

function wasPushedByForm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushedByForm' in state;
}

/**
 * The step of the form lives in the address: `?step=payment` is always the entry right after Information.
 * @param exit once there is one, the confirmation: where to go in place of the whole form: Back from there does not offer it again
 * @param asksForAccount goes with the confirmation
 */
export function useStepAddress(exit: string | undefined, asksForAccount: boolean): StepAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useRef(false);
  // What Payment needs is in the browser alone.
  const isHydrating = useIsHydrating();
  const isPayment = !isHydrating && new URLSearchParams(location.search).get(parameter) === 'payment';
  const hasInformationBehind = isPayment && wasPushedByForm(location.state);

  const addressOf = useCallback(
    (step: AddressedStep) => {
      const search = new URLSearchParams(location.search);
      if (step === 'payment') search.set(parameter, step);
      else search.delete(parameter);
      return { search: search.toString() };
    },
    [location.search],
  );

  const goToPayment = useCallback(() => {
    void navigate(addressOf('payment'), { state: pushedByForm });
  }, [navigate, addressOf]);

  const goToInformation = useCallback(() => {
    if (!hasInformationBehind) {
      void navigate(addressOf('information'), { replace: true });
      return;
    }
    // Going back takes a moment; a second press meanwhile would leave the form.
    if (isGoingBack.current) return;
    isGoingBack.current = true;
    void navigate(-1);
  }, [navigate, addressOf, hasInformationBehind]);

  useEffect(() => {
    isGoingBack.current = false;
  }, [isPayment]);

  // Payment's entry becomes a forward step first, then Information's is replaced.
  useEffect(() => {
    if (exit === undefined) return;
    if (hasInformationBehind) void navigate(-1);
    else void navigate(exit, { replace: true, state: asksForAccount ? bookedHereWithAccount : bookedHere });
  }, [exit, asksForAccount, hasInformationBehind, navigate]);

  return { step: isPayment ? 'payment' : 'information', goToPayment, goToInformation };
}
