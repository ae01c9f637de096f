import type { BookingField } from './booking-fields';

/** The step the address names. */
export type AddressedStep = 'information' | 'payment';

export type BookingFailure = 'lost' | 'rateLimited' | 'alreadyBooked' | 'processing';

/** What became of the seat that was asked for. */
export type SubmissionOutcome =
  | { kind: 'booked'; bookingId: string }
  | { kind: 'full' }
  | { kind: 'closed' }
  | { kind: 'refusedFields'; errors: Readonly<Record<string, string>> }
  | { kind: 'failed'; failure: BookingFailure };

type Submission =
  | { state: 'none' }
  | { state: 'sending' }
  /** Some answers were refused: the way to Payment leads through Information again. */
  | { state: 'refused' }
  | { state: 'failed'; failure: BookingFailure }
  | { state: 'booked'; bookingId: string };

/** Where a booking stands, besides the step that the address names. */
export interface BookingSteps {
  submission: Submission;
  /** The form started with an account but without its password, which no draft keeps. */
  passwordsLost: boolean;
  /** What takes the focus when the other step appears; the error summary takes it by itself. */
  focus: BookingField | 'heading' | 'errorSummary';
}

export type StepEvent =
  | { type: 'draftFound'; draft: FoundDraft }
  | { type: 'informationCompleted' }
  /** Payment was opened before the information was complete. */
  | { type: 'informationMissed' }
  /** An answer shown on the Payment step is to be changed. */
  | { type: 'changeRequested'; field: BookingField }
  | { type: 'sent' }
  | { type: 'answered'; outcome: SubmissionOutcome }
  /** The other step is on the page, and the focus in its place. */
  | { type: 'stepShown' };

/** What was found of an earlier visit to the form. */
export interface FoundDraft {
  hasAccount: boolean;
  isUnanswered: boolean;
}

/** The steps at their start. */
export function startSteps(draft: FoundDraft): BookingSteps {
  return {
    submission: draft.isUnanswered ? { state: 'failed', failure: 'lost' } : { state: 'none' },
    passwordsLost: draft.hasAccount,
    focus: 'heading',
  };
}

export function nextSteps(steps: BookingSteps, event: StepEvent): BookingSteps {
  switch (event.type) {
    case 'draftFound':
      return startSteps(event.draft);
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
      return afterAnswer(steps, event.outcome);
    case 'stepShown':
      return { ...steps, focus: 'heading' };
  }
}

function afterAnswer(steps: BookingSteps, outcome: SubmissionOutcome): BookingSteps {
  switch (outcome.kind) {
    case 'booked':
      return { ...steps, submission: { state: 'booked', bookingId: outcome.bookingId } };
    case 'refusedFields':
      return { ...steps, submission: { state: 'refused' }, focus: 'errorSummary' };
    case 'failed':
      return { ...steps, submission: { state: 'failed', failure: outcome.failure } };
    case 'full':
    case 'closed':
      return { ...steps, submission: { state: 'none' } };
  }
}

/** The seat is being booked, or is booked and the form about to go. */
export function isBusy({ submission: { state } }: BookingSteps): boolean {
  return state === 'sending' || state === 'booked';
}

/** After a booking the form is on its way out: its history entry may already be Information's again. */
export function shownStep({ submission }: BookingSteps, addressed: AddressedStep): AddressedStep {
  return submission.state === 'booked' ? 'payment' : addressed;
}

/** Why Payment leads back to Information, if it does. */
export function turnBackReason(
  steps: BookingSteps,
  addressed: AddressedStep,
  isComplete: boolean,
): 'informationMissed' | 'refused' | null {
  if (addressed === 'information' || isBusy(steps)) return null;
  if (!isComplete) return 'informationMissed';
  return steps.submission.state === 'refused' ? 'refused' : null;
}
