import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isRecord } from '../../../ui/forms/stored-draft';
import { useIsHydrating } from '../../../ui/loading/use-is-hydrating';
import type { Destination } from '../booked-meanwhile';
import type { UrlStep } from './booking-steps';

interface StepUrlState {
  step: UrlStep;
  goToPayment: () => void;
  /** Without a new history entry, so that Back then leaves the form. */
  goToInformation: () => void;
}

const parameter = 'step';
// Stored in the history entry, so that it survives a reload.
const pushedByForm = { pushedByForm: true };

/**
 * Keeps the step in the URL: `?step=payment` is always the history entry after Information's.
 * @param exit the confirmation, if there is one; it replaces both entries, so that Back from there does not display the
 * form again
 */
export function useStepUrlState(exit: Destination | undefined): StepUrlState {
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useRef(false);
  // The Payment step needs data that only the browser has.
  const isHydrating = useIsHydrating();
  const isPayment = !isHydrating && new URLSearchParams(location.search).get(parameter) === 'payment';
  const hasInformationBehind = isPayment && isRecord(location.state) && 'pushedByForm' in location.state;

  const urlOf = (step: UrlStep) => {
    const search = new URLSearchParams(location.search);
    if (step === 'payment') search.set(parameter, step);
    else search.delete(parameter);
    return { search: search.toString() };
  };

  const goToPayment = () => {
    // The form scrolls to its heading or its errors when it returns to Information, not the browser.
    history.scrollRestoration = 'manual';
    void navigate(urlOf('payment'), { state: pushedByForm });
  };

  const goToInformation = () => {
    if (!hasInformationBehind) {
      void navigate(urlOf('information'), { replace: true });
      return;
    }
    // Going back is asynchronous; a second press meanwhile would leave the form.
    if (isGoingBack.current) return;
    isGoingBack.current = true;
    void navigate(-1);
  };

  useEffect(() => {
    isGoingBack.current = false;
  }, [isPayment]);

  // History entries inherit the setting: the next page has inherited it by the time the form is removed.
  useEffect(() => () => void (history.scrollRestoration = 'auto'), []);

  // Payment's entry becomes a forward step first, then Information's is replaced.
  useEffect(() => {
    if (exit === undefined) return;
    if (hasInformationBehind) void navigate(-1);
    else void navigate(exit.to, { replace: true, state: exit.state });
  }, [exit, hasInformationBehind, navigate]);

  return { step: isPayment ? 'payment' : 'information', goToPayment, goToInformation };
}
