import type { SentAttempt } from '../../../graphql/requests/idempotency-key';
import type { BookCrewInput, Language } from '../../../graphql/schema.generated';
import { isLanguage } from '../../../i18n/language';
import {
  isRecord,
  isTyped,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from '../../../ui/forms/stored-draft';
import { blankPerson, isBlank, maxCrewSeats, type Person } from './crew-people';
import { crewForm, type CrewValues } from './crew-form';

/** What is typed into the form. */
export interface TypedCrew {
  values: CrewValues;
  people: readonly Person[];
  /** Of messages to the contact, as chosen by the office. */
  language?: Language;
}

export type CrewAttempt = SentAttempt<Omit<BookCrewInput, 'idempotencyKey'>>;

/** What is stored for a reload. */
export interface CrewDraft extends TypedCrew {
  attempt: CrewAttempt | null;
}

/** Of a form in this tab: the id of its class for a guest, `officeFormId` for the office. */
type FormId = string;

/** The office books for one customer after the other, so its form shares no draft with that of a guest. */
export const officeFormId = (classId: string): FormId => `office:${classId}`;

/** Of the guest's form for `useBookedMeanwhile`: that for one seat has the id of the class. */
export const crewFormKey = (classId: string): string => `crew:${classId}`;

const storageKey = (formId: FormId) => `crew-draft:${formId}`;

/** Null if there is none, if it is invalid, or if storage is blocked. */
export function readCrewDraft(formId: FormId): CrewDraft | null {
  return parsed(readStoredDraft(storageKey(formId)));
}

export function writeCrewDraft(formId: FormId, draft: CrewDraft): void {
  storeDraft(storageKey(formId), draft);
}

export function removeCrewDraft(formId: FormId): void {
  removeStoredDraft(storageKey(formId));
}

/** Whether anybody would miss it. */
export function isAnythingTyped({ values, people }: TypedCrew): boolean {
  const isChanged = crewForm.names.some((name) => values[name] !== crewForm.initial[name]);
  return isChanged || !people.every(isBlank);
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
  const { attempt, language } = stored;
  const values: Record<string, unknown> = { ...crewForm.initial, ...stored['values'] };
  // A draft from before the optional fields existed.
  const people = stored['people'].map((person): unknown =>
    isRecord(person) ? { ...blankPerson, ...person } : person,
  );
  if (people.length > maxCrewSeats || !isTyped(values, crewForm.initial)) return null;
  if (!people.every((person): person is Person => isRecord(person) && isTyped(person, blankPerson)))
    return null;
  return {
    values,
    people,
    attempt: isAttempt(attempt) ? attempt : null,
    ...(isLanguage(language) && { language }),
  };
}

/** Of the content only the contact is checked; the rest is only sent to the server again. */
function isAttempt(value: unknown): value is CrewAttempt {
  if (!isRecord(value) || !isTyped(value, { key: '', fingerprint: '', unanswered: false })) return false;
  const { content } = value;
  return (
    isRecord(content) &&
    isRecord(content['contact']) &&
    isTyped(content['contact'], { firstName: '', lastName: '', email: '' })
  );
}
