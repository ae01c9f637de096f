import type { ApolloClient } from '@apollo/client';

import { readFailure } from '../../../graphql/failure';
import { attemptOf } from '../../../graphql/idempotency-key';
import type { BookCrewInput, Language } from '../../../graphql/schema.generated';
import { inputFrom } from '../../../ui/form-input';
import { CrewBookingPageDocument, CrewCreateDocument } from './CrewBooking.generated';
import { removeCrewDraft, writeCrewDraft, type CrewDraft } from './crew-draft';
import { crewForm } from './crew-form';
import { attendeeInput, isBlank, type Person } from './crew-people';

export type CrewFailure = 'lost' | 'full' | 'closed' | 'lapsed' | 'processing' | { text: string };

export type CrewOutcome =
  | { kind: 'booked'; crewBookingId: string }
  | { kind: 'failed'; failure: CrewFailure }
  /** By field name: `attendees.2.firstName` is in the third row. */
  | { kind: 'refusedFields'; errors: Readonly<Record<string, string>> };

/** The class, and the offer that holds its seats. */
export interface CrewClass {
  classId: string;
  offerId: string | null;
  language: Language;
  /** Of the class as displayed. */
  detailsKey: string;
}

/** Sends the request of a draft: the same content books only one crew, however often it is sent. */
export async function submitCrew(
  client: ApolloClient,
  { classId, offerId, language, detailsKey }: CrewClass,
  draft: CrewDraft,
): Promise<CrewOutcome> {
  const crewInput = toInput(classId, offerId, draft);
  const attempt = attemptOf(JSON.stringify(crewInput), draft.attempt);
  writeCrewDraft(classId, { ...draft, attempt });
  const input = { ...crewInput, language, expectedDetailsKey: detailsKey, idempotencyKey: attempt.key };
  try {
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
    if (!data) return { kind: 'failed', failure: 'processing' };
    removeCrewDraft(classId);
    return { kind: 'booked', crewBookingId: data.bookCrew.id };
  } catch (error) {
    const { code, fields, text } = readFailure(error);
    if (code === 'IDEMPOTENCY_MISMATCH') writeCrewDraft(classId, { ...draft, attempt: null });
    if (Object.keys(fields).length > 0)
      return { kind: 'refusedFields', errors: errorsInRows(fields, draft.people) };
    return { kind: 'failed', failure: failureOf(code, text) };
  }
}

function toInput(
  classInstanceId: string,
  offerId: string | null,
  { values, people }: CrewDraft,
): Omit<BookCrewInput, 'language' | 'expectedDetailsKey' | 'idempotencyKey'> {
  const named = people.filter((person) => !isBlank(person));
  return {
    ...inputFrom(crewForm, values),
    classInstanceId,
    attendees: named.map(attendeeInput),
    unnamedSeats: people.length - named.length,
    ...(offerId !== null && { offerId }),
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

function failureOf(code: ReturnType<typeof readFailure>['code'], text: string | undefined): CrewFailure {
  switch (code) {
    case 'NETWORK':
      return 'lost';
    case 'CLASS_FULL':
      return 'full';
    case 'CLASS_NOT_BOOKABLE':
    case 'NOT_FOUND':
      return 'closed';
    case 'OFFER_LAPSED':
      return 'lapsed';
    default:
      return text === undefined ? 'processing' : { text };
  }
}
