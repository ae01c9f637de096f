import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type BookingStep = 'information' | 'payment';

interface BookingSteps {
  step: BookingStep;
  goToPayment: () => void;
  /** Without another entry in the history, so that Back after it leaves the form. */
  goToInformation: () => void;
  /** To the confirmation, in place of the whole form: Back from there does not offer it again. */
  leaveFor: (path: string) => void;
}

const parameter = 'step';
// Kept with the history entry, so it is still known after a reload.
const pushedByForm = { pushedByForm: true };

function wasPushedByForm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushedByForm' in state;
}

/** The step of the form lives in the address: `?step=payment` is always the entry right after Information. */
export function useBookingSteps(): BookingSteps {
  const location = useLocation();
  const navigate = useNavigate();
  const destination = useRef<string>(undefined);
  const isGoingBack = useRef(false);
  const isPayment = new URLSearchParams(location.search).get(parameter) === 'payment';
  const hasInformationBehind = isPayment && wasPushedByForm(location.state);

  const addressOf = useCallback(
    (step: BookingStep) => {
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

  const leaveFor = useCallback(
    (path: string) => {
      if (!hasInformationBehind) {
        void navigate(path, { replace: true });
        return;
      }
      destination.current = path;
      void navigate(-1);
    },
    [navigate, hasInformationBehind],
  );

  // Second half of leaving: Payment's entry is behind us as a forward step, Information's is replaced.
  useEffect(() => {
    isGoingBack.current = false;
    if (isPayment || destination.current === undefined) return;
    const path = destination.current;
    destination.current = undefined;
    void navigate(path, { replace: true });
  }, [isPayment, navigate]);

  return { step: isPayment ? 'payment' : 'information', goToPayment, goToInformation, leaveFor };
}
