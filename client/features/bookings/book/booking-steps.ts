import type { Destination } from '../booked-meanwhile';
import type { BookingField } from './booking-fields';

/** The step in the URL. */
export type UrlStep = 'information' | 'payment';

export type BookingFailure = 'lost' | 'rateLimited' | 'alreadyBooked' | 'changed' | 'processing';

/** The outcome of a booking request. */
export type SubmissionOutcome =
  | { kind: 'booked'; confirmation: Destination }
  | { kind: 'full' }
  | { kind: 'closed' }
  | { kind: 'refusedFields'; errors: Readonly<Record<string, string>> }
  | { kind: 'failed'; failure: BookingFailure };

/** Why the class that is displayed could not be booked. */
export type MissedClass = 'full' | 'closed' | 'changed';

type Submission =
  | { state: 'none' }
  | { state: 'sending' }
  /** Some values were rejected: Information has to be completed again before Payment. */
  | { state: 'refused' }
  | { state: 'failed'; failure: BookingFailure }
  | { state: 'booked'; confirmation: Destination };

/** The state of a booking form, besides the step in the URL. */
export interface BookingSteps {
  submission: Submission;
  /** A draft with an account was restored without its password, which drafts do not contain. */
  passwordsLost: boolean;
  /** What gets the focus when the other step is displayed; the error summary focuses itself. */
  focus: BookingField | 'heading' | 'errorSummary';
}

export type StepEvent =
  | { type: 'draftFound'; draft: RestoredDraft }
  | { type: 'informationCompleted' }
  /** Payment was opened before the information was complete. */
  | { type: 'informationMissed' }
  /** The user wants to change a value from the Payment step. */
  | { type: 'changeRequested'; field: BookingField }
  | { type: 'sent' }
  | { type: 'answered'; outcome: SubmissionOutcome }
  /** The other step is displayed and has the focus. */
  | { type: 'stepShown' };

/** The state of an earlier visit to the form. */
export interface RestoredDraft {
  hasAccount: boolean;
  isUnanswered: boolean;
}

/** The initial state. */
export function initialSteps(draft: RestoredDraft): BookingSteps {
  return {
    submission: draft.isUnanswered ? { state: 'failed', failure: 'lost' } : { state: 'none' },
    passwordsLost: draft.hasAccount,
    focus: 'heading',
  };
}

export function stepsReducer(steps: BookingSteps, event: StepEvent): BookingSteps {
  switch (event.type) {
    case 'draftFound':
      return initialSteps(event.draft);
    case 'informationCompleted':
      return {
        submission: isBusy(steps) ? steps.submission : { state: 'none' },
        passwordsLost: false,
        focus: 'heading',
      };
    case 'informationMissed':
      return steps.passwordsLost ? { ...steps, focus: 'password' } : steps;
    case 'changeRequested':
      return { ...steps, focus: event.field };
    case 'sent':
      return { ...steps, submission: { state: 'sending' } };
    case 'answered':
      return afterSubmission(steps, event.outcome);
    case 'stepShown':
      return { ...steps, focus: 'heading' };
  }
}

function afterSubmission(steps: BookingSteps, outcome: SubmissionOutcome): BookingSteps {
  switch (outcome.kind) {
    case 'booked':
      return { ...steps, submission: { state: 'booked', confirmation: outcome.confirmation } };
    case 'refusedFields':
      return { ...steps, submission: { state: 'refused' }, focus: 'errorSummary' };
    case 'failed':
      return { ...steps, submission: { state: 'failed', failure: outcome.failure } };
    case 'full':
    case 'closed':
      return { ...steps, submission: { state: 'none' } };
  }
}

export function missedClass(outcome: SubmissionOutcome): MissedClass | undefined {
  if (outcome.kind === 'full' || outcome.kind === 'closed') return outcome.kind;
  return outcome.kind === 'failed' && outcome.failure === 'changed' ? 'changed' : undefined;
}

/** The seat is being booked, or was booked and the form is about to be unmounted. */
export function isBusy({ submission: { state } }: BookingSteps): boolean {
  return state === 'sending' || state === 'booked';
}

/** After a booking the form is being unmounted, and its history entry may already be Information's again. */
export function visibleStep({ submission }: BookingSteps, urlStep: UrlStep): UrlStep {
  return submission.state === 'booked' ? 'payment' : urlStep;
}

/** Why Payment redirects to Information, if it does. */
export function redirectReason(
  steps: BookingSteps,
  urlStep: UrlStep,
  isComplete: boolean,
): 'informationMissed' | 'refused' | null {
  if (urlStep === 'information' || isBusy(steps)) return null;
  if (!isComplete) return 'informationMissed';
  return steps.submission.state === 'refused' ? 'refused' : null;
}
