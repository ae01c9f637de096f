import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';

import { useIsHydrating } from '../../../ui/loading/use-is-hydrating';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import {
  isBusy,
  stepsReducer,
  visibleStep,
  initialSteps,
  redirectReason,
  type UrlStep,
  type RestoredDraft,
  missedClass,
  type BookingFailure,
  type MissedClass,
  type SubmissionOutcome,
} from './booking-steps';
import type { BookingField, BookingValues } from './booking-fields';
import { focusHeading } from './use-heading-focus';
import { useStepUrlState } from './use-step-url-state';

interface StepOptions {
  /** Read from the browser's storage, so it may change after the first render. */
  draft: RestoredDraft;
  /** The Payment step may be displayed. */
  isComplete: boolean;
  /** Validates the information and displays the problems. */
  validate: () => BookingValues | undefined;
  /** Sends the booking request; undefined while it is not possible yet. */
  submit: (() => Promise<SubmissionOutcome>) | undefined;
  /** @returns whether any of them belongs to a field of the form */
  setServerErrors: (errors: Readonly<Record<string, string>>) => boolean;
  /** The booking request was sent. */
  onSubmitted: () => void;
  /** The class that is displayed could not be booked. */
  onMissed: (why: MissedClass) => void;
}

interface BookingStepsState {
  /** Null while redirecting from a Payment step that was opened too early. */
  step: UrlStep | null;
  isBusy: boolean;
  failure: BookingFailure | null;
  passwordsLost: boolean;
  continueToPayment: () => void;
  goToInformation: () => void;
  editField: (field: BookingField) => void;
  confirm: () => Promise<void>;
}

const noDraft: RestoredDraft = { hasAccount: false, isUnanswered: false };

/** Controls the form: the step in the URL, the booking request, and the focus. */
export function useBookingSteps({
  draft: { hasAccount, isUnanswered },
  isComplete,
  validate,
  submit,
  setServerErrors,
  onSubmitted,
  onMissed,
}: StepOptions): BookingStepsState {
  const [steps, dispatch] = useReducer(stepsReducer, noDraft, initialSteps);
  const { submission, passwordsLost, focus } = steps;
  const address = useStepUrlState(submission.state === 'booked' ? submission.confirmation : undefined);
  const { goToPayment, goToInformation } = address;
  const { run } = useOneAtATime();
  const step = visibleStep(steps, address.step);
  const redirect = redirectReason(steps, address.step, isComplete);

  useLayoutEffect(() => {
    if (hasAccount || isUnanswered) dispatch({ type: 'draftFound', draft: { hasAccount, isUnanswered } });
  }, [hasAccount, isUnanswered]);

  const redirectTo = useEffectEvent((reason: NonNullable<typeof redirect>) => {
    if (reason === 'informationMissed') dispatch({ type: reason });
    goToInformation();
  });
  useEffect(() => {
    if (redirect) redirectTo(redirect);
  }, [redirect]);

  const isHydrating = useIsHydrating();
  const lastStep = useRef<UrlStep>(undefined);
  useEffect(() => {
    if (isHydrating || lastStep.current === step) return;
    const isFirst = lastStep.current === undefined;
    lastStep.current = step;
    if (isFirst) return;
    dispatch({ type: 'stepShown' });
    if (focus === 'errorSummary') return;
    if (focus === 'heading') {
      window.scrollTo(0, 0);
      focusHeading();
    } else {
      document.getElementById(focus)?.focus();
    }
  }, [step, focus, isHydrating]);

  return {
    step: redirect === 'informationMissed' ? null : step,
    isBusy: isBusy(steps),
    failure: submission.state === 'failed' ? submission.failure : null,
    passwordsLost,
    continueToPayment: () => {
      if (!validate()) return;
      dispatch({ type: 'informationCompleted' });
      goToPayment();
    },
    goToInformation,
    editField: (field) => {
      dispatch({ type: 'changeRequested', field });
      goToInformation();
    },
    confirm: () =>
      run(async () => {
        if (!submit) return;
        dispatch({ type: 'sent' });
        onSubmitted();
        const outcome = await submit();
        const isElsewhere = outcome.kind === 'refusedFields' && !setServerErrors(outcome.errors);
        dispatch({
          type: 'answered',
          outcome: isElsewhere ? { kind: 'failed', failure: 'processing' } : outcome,
        });
        const missed = missedClass(outcome);
        if (missed) onMissed(missed);
      }),
  };
}
