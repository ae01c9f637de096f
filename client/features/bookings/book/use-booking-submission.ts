import { useCallback } from 'react';

import { readFailure, type Failure } from '../../../graphql/failure';
import { useLocale } from '../../../i18n/use-locale';
import { useBookingCreateMutation } from './BookingCreate.generated';
import { ConfirmationPageDocument } from '../confirmation/ConfirmationPage.generated';
import { removeDraft, type BookingAttempt } from './booking-draft';
import { attemptFor, bookSeatInput, fieldErrorsOf } from './booking-submission';
import type { BookingField, BookingValues } from './booking-values';
import type { KeptDraft } from './use-booking-draft';

export type BookingFailure = 'lost' | 'rateLimited' | 'alreadyBooked' | 'processing';

export type SubmissionOutcome =
  | { kind: 'booked'; bookingId: string }
  | { kind: 'full' }
  | { kind: 'closed' }
  | { kind: 'refusedFields'; errors: [BookingField, string][] }
  | { kind: 'failed'; failure: BookingFailure };

/** Sends what was typed. */
export type Submit = (values: BookingValues) => Promise<SubmissionOutcome>;

/** Books the class of a draft: the same content any number of times is one booking. */
export function useBookingSubmission({ classId, lastAttempt, save }: KeptDraft): Submit {
  const { language } = useLocale();
  const [bookSeat] = useBookingCreateMutation();
  return useCallback(
    async (values) => {
      const sent = attemptFor(classId, values, lastAttempt());
      save(values, sent);
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
        const failure = readFailure(error);
        save(values, attemptAfter(failure, sent));
        return outcomeOf(failure);
      }
    },
    [bookSeat, classId, lastAttempt, language, save],
  );
}

function attemptAfter({ code }: Failure, sent: BookingAttempt): BookingAttempt | null {
  // The key belongs to something else after all: the next press must not meet it again.
  if (code === 'IDEMPOTENCY_MISMATCH') return null;
  const unanswered = code === 'NETWORK' || code === 'INTERNAL';
  return { ...sent, unanswered };
}

function outcomeOf({ code, fields }: Failure): SubmissionOutcome {
  switch (code) {
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
      const errors = fieldErrorsOf(fields);
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
