import type { ApolloClient } from '@apollo/client';

import { EmptyResponseError, readFailure, type Failure } from '../../../graphql/requests/failure';
import { sendOnce } from '../../../graphql/requests/idempotency-key';
import { isLost } from '../../../graphql/requests/is-lost';
import type { BookCrewInput, Language } from '../../../graphql/schema.generated';
import { pathTo } from '../../../paths';
import { inputFrom } from '../../../ui/forms/form-input';
import { bookedHere } from '../booked-here';
import { keepBooked } from '../keep-booked';
import { keepEarlierRequest } from '../confirmation/earlier-request';
import { CrewBookingPageDocument, CrewCreateDocument } from './CrewBooking.generated';
import { crewFormKey, type TypedCrew } from './crew-draft';
import { crewForm } from './crew-form';
import { attendeeInput, isBlank, type Person } from './crew-people';
import type { CrewDraftState } from './use-crew-draft';

/** `changed`: the class is not the one that was displayed. */
export type NamedFailure = 'lost' | 'full' | 'closed' | 'lapsed' | 'changed' | 'processing';

export type CrewOutcome =
  | { kind: 'booked'; crewBookingId: string }
  | { kind: 'failed'; failure: NamedFailure | { text: string } }
  /** By field name: `attendees.2.firstName` is in the third row. */
  | { kind: 'refusedFields'; errors: Failure['fields'] };

/** The class, and the offer that holds its seats. */
export interface CrewClass {
  classId: string;
  offerId: string | undefined;
  /** Of messages to the contact. */
  language: Language;
  /** Of the class as displayed. */
  detailsKey: string;
  /** The office may have replaced the contact by its next customer. */
  isByOffice: boolean;
}

/**
 * Sends the request of a draft: the same content books only one crew, however often it is sent. An unanswered request is
 * repeated before a corrected one; if it booked the crew, that is the outcome. If that crew has another contact than the
 * draft of the office has by then, the draft is kept.
 */
export async function submitCrew(
  client: ApolloClient,
  { classId, offerId, language, detailsKey, isByOffice }: CrewClass,
  { lastAttempt, latest, remember, remove }: CrewDraftState,
  typed: TypedCrew,
): Promise<CrewOutcome> {
  const crewInput = toInput(classId, offerId, typed);
  const earlier = lastAttempt();
  try {
    const { result: crewBookingId, isEarlier } = await sendOnce({
      content: { ...crewInput, language, expectedDetailsKey: detailsKey },
      fingerprint: JSON.stringify(crewInput),
      last: earlier,
      send: (content, idempotencyKey) => bookCrew(client, { ...content, idempotencyKey }),
      remember: (attempt) => remember(typed, attempt),
    });
    const newest = toInput(classId, offerId, latest(typed));
    const booked = (isEarlier && earlier?.content) || crewInput;
    if (isByOffice && booked.contact.email !== newest.contact.email) remember(typed, null);
    else remove();
    // The page of the offer says by itself that its seats are booked.
    if (!isByOffice && offerId === undefined)
      keepBooked(crewFormKey(classId), { to: pathTo.crew(crewBookingId), state: bookedHere });
    if (isEarlier || JSON.stringify(newest) !== JSON.stringify(crewInput)) keepEarlierRequest(crewBookingId);
    return { kind: 'booked', crewBookingId };
  } catch (error) {
    const refused = readFailure(error);
    const { code, fields, text } = refused;
    if (Object.keys(fields).length > 0)
      return { kind: 'refusedFields', errors: errorsInRows(fields, typed.people) };
    if (isLost(refused)) return { kind: 'failed', failure: 'lost' };
    return { kind: 'failed', failure: failureOf(code) ?? (text === undefined ? 'processing' : { text }) };
  }
}

/** @returns the id of the crew */
async function bookCrew(client: ApolloClient, input: BookCrewInput): Promise<string> {
  const { data } = await client.mutate({
    mutation: CrewCreateDocument,
    variables: { input },
    update: (cache, { data: answer }) => {
      if (!answer) return;
      const { bookCrew: crewBooking } = answer;
      const variables = { id: crewBooking.id };
      cache.writeQuery({ query: CrewBookingPageDocument, variables, data: { crewBooking } });
    },
  });
  if (!data) throw new EmptyResponseError();
  return data.bookCrew.id;
}

function toInput(
  classInstanceId: string,
  offerId: string | undefined,
  { values, people }: TypedCrew,
): Omit<BookCrewInput, 'language' | 'expectedDetailsKey' | 'idempotencyKey'> {
  const named = people.filter((person) => !isBlank(person));
  return {
    ...inputFrom(crewForm, values),
    classInstanceId,
    attendees: named.map(attendeeInput),
    unnamedSeats: people.length - named.length,
    ...(offerId !== undefined && { offerId }),
  };
}

/** The server numbers named people only; the form also has blank rows. */
export function errorsInRows(
  errors: Readonly<Record<string, string>>,
  people: readonly Person[],
): Record<string, string> {
  const rows = people.flatMap((person, row) => (isBlank(person) ? [] : [row]));
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => {
      const [list, index, field] = path.split('.');
      const row = list === 'attendees' && index !== undefined ? rows[Number(index)] : undefined;
      return [row === undefined ? path : `attendees.${row}.${field ?? 'firstName'}`, text];
    }),
  );
}

/** Undefined if only the server's text names the cause. */
function failureOf(code: Failure['code']): NamedFailure | undefined {
  switch (code) {
    case 'CLASS_FULL':
      return 'full';
    case 'CLASS_NOT_BOOKABLE':
    case 'NOT_FOUND':
      return 'closed';
    case 'OFFER_LAPSED':
      return 'lapsed';
    case 'CONFLICT':
      return 'changed';
    default:
      return undefined;
  }
}
