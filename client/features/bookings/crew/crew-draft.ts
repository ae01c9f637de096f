import type { SentAttempt } from '../../../graphql/idempotency-key';
import type { BookCrewInput } from '../../../graphql/schema.generated';
import { isRecord, isTyped, readStoredDraft, removeStoredDraft, storeDraft } from '../../../ui/stored-draft';
import { blankPerson, maxCrewSeats, type Person } from './crew-people';
import { crewForm, type CrewValues } from './crew-form';

/** What is typed into the form. */
export interface TypedCrew {
  values: CrewValues;
  people: readonly Person[];
}

export type CrewAttempt = SentAttempt<Omit<BookCrewInput, 'idempotencyKey'>>;

/** What is stored for a reload. */
export interface CrewDraft extends TypedCrew {
  attempt: CrewAttempt | null;
}

const storageKey = (classId: string) => `crew-draft:${classId}`;

/** Null if there is none, if it is invalid, or if storage is blocked. */
export function readCrewDraft(classId: string): CrewDraft | null {
  return parsed(readStoredDraft(storageKey(classId)));
}

export function writeCrewDraft(classId: string, draft: CrewDraft): void {
  storeDraft(storageKey(classId), draft);
}

export function removeCrewDraft(classId: string): void {
  removeStoredDraft(storageKey(classId));
}

const seatKey = (crewBookingId: string, number: number) => `crew-seat:${crewBookingId}:${number}`;

/** The person typed for an unnamed seat of a crew before a reload, if its form was open. */
export function readSeatDraft(crewBookingId: string, number: number): Person | null {
  const stored = readStoredDraft(seatKey(crewBookingId, number));
  return isRecord(stored) && isTyped(stored, blankPerson) ? stored : null;
}

export function writeSeatDraft(crewBookingId: string, number: number, person: Person): void {
  storeDraft(seatKey(crewBookingId, number), person);
}

export function removeSeatDraft(crewBookingId: string, number: number): void {
  removeStoredDraft(seatKey(crewBookingId, number));
}

function parsed(stored: unknown): CrewDraft | null {
  if (!isRecord(stored) || !isRecord(stored['values']) || !Array.isArray(stored['people'])) return null;
  const { attempt } = stored;
  const values: Record<string, unknown> = { ...crewForm.initial, ...stored['values'] };
  // A draft from before the optional fields existed.
  const people = stored['people'].map((person): unknown =>
    isRecord(person) ? { ...blankPerson, ...person } : person,
  );
  if (people.length > maxCrewSeats || !isTyped(values, crewForm.initial)) return null;
  if (!people.every((person): person is Person => isRecord(person) && isTyped(person, blankPerson)))
    return null;
  return { values, people, attempt: isAttempt(attempt) ? attempt : null };
}

/** The content is not checked in detail, because it is only sent to the server again. */
function isAttempt(value: unknown): value is CrewAttempt {
  return (
    isRecord(value) &&
    isTyped(value, { key: '', fingerprint: '', unanswered: false }) &&
    isRecord(value['content'])
  );
}
