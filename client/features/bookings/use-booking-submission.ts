import { useCallback, useRef, useState } from 'react';

import { readProblem, type Problem } from '../../graphql/problem';
import { useLocale } from '../../i18n/use-locale';
import { useBookingCreateMutation } from './BookingCreate.generated';
import { ConfirmationPageDocument } from './ConfirmationPage.generated';
import { readDraft, removeDraft, writeDraft, type BookingAttempt } from './booking-draft';
import { attemptFor, bookSeatInput, fieldErrorsOf } from './booking-submission';
import { emptyBookingValues, type BookingField, type BookingValues } from './booking-values';

export type BookingFailure = 'lost' | 'rateLimited' | 'alreadyBooked' | 'processing';

export type SubmissionOutcome =
  | { kind: 'booked'; bookingId: string }
  | { kind: 'full' }
  | { kind: 'closed' }
  | { kind: 'refusedFields'; errors: [BookingField, string][] }
  | { kind: 'failed'; failure: BookingFailure };

interface BookingSubmission {
  /** What was typed before a reload, or nothing. */
  initialValues: BookingValues;
  /** A request was sent before a reload and its answer never came. */
  startsUnanswered: boolean;
  save: (values: BookingValues) => void;
  submit: (values: BookingValues) => Promise<SubmissionOutcome>;
}

/** Keeps the draft of one class and books it: the same content any number of times is one booking. */
export function useBookingSubmission(classId: string): BookingSubmission {
  const { language } = useLocale();
  const [bookSeat] = useBookingCreateMutation();
  const [stored] = useState(() => readDraft(classId));
  // Beside the storage, which a browser may forbid: a retry must find its key all the same.
  const attempt = useRef<BookingAttempt | null>(stored?.attempt ?? null);

  const save = useCallback(
    (values: BookingValues) => writeDraft(classId, { values, attempt: attempt.current }),
    [classId],
  );

  const submit = useCallback(
    async (values: BookingValues): Promise<SubmissionOutcome> => {
      const sent = attemptFor(classId, values, attempt.current);
      attempt.current = sent;
      save(values);
      try {
        const { data } = await bookSeat({
          variables: { input: bookSeatInput(classId, values, sent, language) },
          update: (cache, { data: answer }) => {
            if (!answer) return;
            const { bookSeat: bookingConfirmation } = answer;
            cache.writeQuery({
              query: ConfirmationPageDocument,
              variables: { id: bookingConfirmation.id },
              data: { bookingConfirmation },
            });
          },
        });
        if (!data) return { kind: 'failed', failure: 'processing' };
        removeDraft(classId);
        return { kind: 'booked', bookingId: data.bookSeat.id };
      } catch (error) {
        const problem = readProblem(error);
        attempt.current = attemptAfter(problem, sent);
        save(values);
        return outcomeOf(problem);
      }
    },
    [bookSeat, classId, language, save],
  );

  return {
    initialValues: stored?.values ?? emptyBookingValues,
    startsUnanswered: stored?.attempt?.unanswered === true,
    save,
    submit,
  };
}

function attemptAfter(problem: Problem, sent: BookingAttempt): BookingAttempt | null {
  // The key belongs to something else after all: the next press must not meet it again.
  if (problem.code === 'IDEMPOTENCY_MISMATCH') return null;
  const unanswered = problem.code === 'NETWORK' || problem.code === 'INTERNAL';
  return { ...sent, unanswered };
}

function outcomeOf(problem: Problem): SubmissionOutcome {
  switch (problem.code) {
    case 'NETWORK':
      return { kind: 'failed', failure: 'lost' };
    case 'CLASS_FULL':
      return { kind: 'full' };
    case 'CLASS_NOT_BOOKABLE':
    case 'NOT_FOUND':
      return { kind: 'closed' };
    case 'ALREADY_BOOKED':
      return { kind: 'failed', failure: 'alreadyBooked' };
    case 'RATE_LIMITED':
      return { kind: 'failed', failure: 'rateLimited' };
    case 'BAD_USER_INPUT': {
      const errors = fieldErrorsOf(problem.fields);
      return errors.length > 0
        ? { kind: 'refusedFields', errors }
        : { kind: 'failed', failure: 'processing' };
    }
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'IN_USE':
    case 'CONFLICT':
    case 'IDEMPOTENCY_MISMATCH':
    case 'INTERNAL':
      return { kind: 'failed', failure: 'processing' };
  }
}
