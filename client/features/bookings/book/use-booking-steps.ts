import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

import { pathTo } from '../../../paths';
import { useIsHydrating } from '../../../ui/use-is-hydrating';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import {
  isBusy,
  nextSteps,
  shownStep,
  startSteps,
  turnBackReason,
  type AddressedStep,
  type FoundDraft,
  type BookingFailure,
  type SubmissionOutcome,
} from './booking-steps';
import type { BookingField, BookingValues } from './booking-fields';
import { focusHeading } from './use-heading-focus';
import { useStepAddress } from './use-step-address';

interface StepOptions {
  /** Read from the browser's storage, so it may change after the first render. */
  draft: FoundDraft;
  asksForAccount: boolean;
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
  /** The booking failed because the class is full or no longer bookable. */
  onMissed: (why: 'full' | 'closed') => void;
}

interface ShownSteps {
  /** Null while redirecting from a Payment step that was opened too early. */
  step: AddressedStep | null;
  isBusy: boolean;
  failure: BookingFailure | null;
  passwordsLost: boolean;
  continueToPayment: () => void;
  goToInformation: () => void;
  changeAnswer: (field: BookingField) => void;
  confirm: () => Promise<void>;
}

const noDraft: FoundDraft = { hasAccount: false, isUnanswered: false };

/** Controls the form: the step in the address, the booking request, and the focus. */
export function useBookingSteps({
  draft: { hasAccount, isUnanswered },
  asksForAccount,
  isComplete,
  validate,
  submit,
  setServerErrors,
  onSubmitted,
  onMissed,
}: StepOptions): ShownSteps {
  const [steps, tell] = useReducer(nextSteps, noDraft, startSteps);
  const { submission, passwordsLost, focus } = steps;
  const address = useStepAddress(
    submission.state === 'booked' ? pathTo.confirmation(submission.bookingId) : undefined,
    asksForAccount,
  );
  const { goToPayment, goToInformation } = address;
  const { run } = useOneAtATime();
  const step = shownStep(steps, address.step);
  const turnBack = turnBackReason(steps, address.step, isComplete);

  useLayoutEffect(() => {
    if (hasAccount || isUnanswered) tell({ type: 'draftFound', draft: { hasAccount, isUnanswered } });
  }, [hasAccount, isUnanswered]);

  useEffect(() => {
    if (!turnBack) return;
    if (turnBack === 'informationMissed') tell({ type: turnBack });
    goToInformation();
  }, [turnBack, goToInformation]);

  const isHydrating = useIsHydrating();
  const lastStep = useRef<AddressedStep>(undefined);
  useEffect(() => {
    if (isHydrating || lastStep.current === step) return;
    const isFirst = lastStep.current === undefined;
    lastStep.current = step;
    if (isFirst) return;
    tell({ type: 'stepShown' });
    if (focus === 'errorSummary') return;
    if (focus === 'heading') {
      window.scrollTo(0, 0);
      focusHeading();
    } else {
      document.getElementById(focus)?.focus();
    }
  }, [step, focus, isHydrating]);

  return {
    step: turnBack === 'informationMissed' ? null : step,
    isBusy: isBusy(steps),
    failure: submission.state === 'failed' ? submission.failure : null,
    passwordsLost,
    continueToPayment: () => {
      if (!validate()) return;
      tell({ type: 'informationCompleted' });
      goToPayment();
    },
    goToInformation,
    changeAnswer: (field) => {
      tell({ type: 'changeRequested', field });
      goToInformation();
    },
    confirm: () =>
      run(async () => {
        if (!submit) return;
        tell({ type: 'sent' });
        onSubmitted();
        const outcome = await submit();
        const isElsewhere = outcome.kind === 'refusedFields' && !setServerErrors(outcome.errors);
        tell({
          type: 'answered',
          outcome: isElsewhere ? { kind: 'failed', failure: 'processing' } : outcome,
        });
        if (outcome.kind === 'full' || outcome.kind === 'closed') onMissed(outcome.kind);
      }),
  };
}
