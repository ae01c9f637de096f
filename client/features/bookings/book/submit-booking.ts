import type { ApolloClient } from '@apollo/client';

import { EmptyResponseError, readFailure, type Failure } from '../../../graphql/requests/failure';
import { sendOnce } from '../../../graphql/requests/idempotency-key';
import type { BookSeatInput, Language } from '../../../graphql/schema.generated';
import { pathTo } from '../../../paths';
import { bookedHere, bookedHereWithAccount } from '../booked-here';
import { keepBooked } from '../keep-booked';
import { BookingCreateDocument } from './BookingCreate.generated';
import { ConfirmationPageDocument } from '../confirmation/ConfirmationPage.generated';
import { keepEmergencyContact } from '../confirmation/another-person';
import { keepEarlierRequest } from '../confirmation/earlier-request';
import { readDraft, removeDraft } from './booking-draft';
import type { SubmissionOutcome } from './booking-steps';
import { bookSeatInput, contentOf, fingerprintOf, sentAttempt, storedAttempt } from './booking-submission';
import type { BookingValues } from './booking-fields';
import type { BookingDraftState } from './use-booking-draft';

/**
 * Sends the booking request of a draft: the same content makes only one booking, however often it is sent. An unanswered
 * request is repeated before a corrected one; if it made a booking, that is the outcome.
 */
export async function submitBooking(
  client: ApolloClient,
  { classId, lastAttempt, save }: BookingDraftState,
  values: BookingValues,
  language: Language,
  { detailsKey, offerId }: { detailsKey: string; offerId?: string | undefined },
): Promise<SubmissionOutcome> {
  const content = contentOf({ classId, offerId }, values);
  const fingerprint = fingerprintOf(content);
  // The form can be edited while its request is being sent.
  const latest = () => readDraft(classId)?.values ?? values;
  try {
    const { result: bookingId, isEarlier } = await sendOnce({
      content,
      fingerprint,
      last: sentAttempt(lastAttempt()),
      send: (sent, key) =>
        bookSeat(client, {
          ...bookSeatInput(sent, key, values, language),
          expectedDetailsKey: detailsKey,
        }),
      remember: (attempt) => save(latest(), storedAttempt(attempt)),
    });
    const isChanged = fingerprintOf(contentOf({ classId, offerId }, latest())) !== fingerprint;
    removeDraft(classId);
    const confirmation = {
      to: pathTo.confirmation(bookingId),
      state: values.createAccount ? bookedHereWithAccount : bookedHere,
    };
    // The page of the offer says by itself that its seats are booked.
    if (offerId === undefined) keepBooked(classId, confirmation);
    keepEmergencyContact(bookingId, values);
    if (isEarlier || isChanged) keepEarlierRequest(bookingId);
    return { kind: 'booked', confirmation };
  } catch (error) {
    const failure = readFailure(error);
    // A refusal for other reasons than the content says nothing about a request that is still unanswered.
    if (failure.code === 'RATE_LIMITED' && lastAttempt()?.unanswered)
      return { kind: 'failed', failure: 'processing' };
    return outcomeOf(failure);
  }
}

async function bookSeat(client: ApolloClient, input: BookSeatInput): Promise<string> {
  const { data } = await client.mutate({
    mutation: BookingCreateDocument,
    variables: { input },
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
  if (!data) throw new EmptyResponseError();
  return data.bookSeat.id;
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
    default:
      return { kind: 'failed', failure: 'processing' };
  }
}
