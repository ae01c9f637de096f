import type { ApolloClient } from '@apollo/client';

import { readFailure, type Failure } from '../../../graphql/failure';
import type { Language } from '../../../graphql/schema.generated';
import { BookingCreateDocument } from './BookingCreate.generated';
import { ConfirmationPageDocument } from '../confirmation/ConfirmationPage.generated';
import { keepEmergencyContact } from '../confirmation/another-person';
import { removeDraft, type BookingAttempt } from './booking-draft';
import type { SubmissionOutcome } from './booking-steps';
import { attemptFor, bookSeatInput } from './booking-submission';
import type { BookingValues } from './booking-fields';
import type { BookingDraftState } from './use-booking-draft';

/** Sends the booking request of a draft: the same content makes only one booking, however often it is sent. */
export async function submitBooking(
  client: ApolloClient,
  { classId, lastAttempt, save }: BookingDraftState,
  values: BookingValues,
  language: Language,
  { detailsKey, offerId }: { detailsKey: string; offerId?: string | undefined },
): Promise<SubmissionOutcome> {
  const seat = { classId, offerId };
  const sent = attemptFor(seat, values, lastAttempt());
  save(values, sent);
  try {
    const { data } = await client.mutate({
      mutation: BookingCreateDocument,
      variables: {
        input: { ...bookSeatInput(seat, values, sent, language), expectedDetailsKey: detailsKey },
      },
      update: (cache, { data }) => {
        if (!data) return;
        const { bookSeat: bookingConfirmation } = data;
        cache.writeQuery({
          query: ConfirmationPageDocument,
          variables: { id: bookingConfirmation.id },
          data: { bookingConfirmation },
        });
      },
    });
    if (!data) return { kind: 'failed', failure: 'processing' };
    removeDraft(classId);
    keepEmergencyContact(data.bookSeat.id, values);
    return { kind: 'booked', bookingId: data.bookSeat.id };
  } catch (error) {
    const failure = readFailure(error);
    save(values, attemptAfter(failure, sent));
    return outcomeOf(failure);
  }
}

function attemptAfter({ code }: Failure, sent: BookingAttempt): BookingAttempt | null {
  // The key was used for another request: the next attempt needs a new one.
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
    case 'OFFER_LAPSED':
      return { kind: 'closed' };
    case 'ALREADY_BOOKED':
      return { kind: 'failed', failure: 'alreadyBooked' };
    case 'CONFLICT':
      return { kind: 'failed', failure: 'changed' };
    case 'RATE_LIMITED':
      return { kind: 'failed', failure: 'rateLimited' };
    case 'BAD_USER_INPUT':
      return { kind: 'refusedFields', errors: fields };
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'IN_USE':
    case 'CLASS_NOT_FULL':
    case 'POLICY':
    case 'IDEMPOTENCY_MISMATCH':
    case 'INTERNAL':
      return { kind: 'failed', failure: 'processing' };
  }
}
