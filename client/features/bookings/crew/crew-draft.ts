import type { Attempt } from '../../../graphql/idempotency-key';
import { blankPerson, maxCrewSeats, type Person } from './crew-people';
import { crewForm, type CrewValues } from './crew-form';

/** What is stored for a reload. */
export interface CrewDraft {
  values: CrewValues;
  people: readonly Person[];
  attempt: Attempt | null;
}

const storageKey = (classId: string) => `crew-draft:${classId}`;

/** Null if there is none, if it is invalid, or if storage is blocked. */
export function readCrewDraft(classId: string): CrewDraft | null {
  try {
    const text = sessionStorage.getItem(storageKey(classId));
    return text === null ? null : parsed(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeCrewDraft(classId: string, draft: CrewDraft): void {
  try {
    sessionStorage.setItem(storageKey(classId), JSON.stringify(draft));
  } catch {
    // Full or blocked storage must not break the form: then only a reload loses its values.
  }
}

export function removeCrewDraft(classId: string): void {
  try {
    sessionStorage.removeItem(storageKey(classId));
  } catch {
    // Storage is blocked.
  }
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

function isTyped<Like extends object>(
  found: Record<string, unknown>,
  like: Like,
): found is Like & typeof found {
  return Object.entries(like).every(([name, value]) => typeof found[name] === typeof value);
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && typeof value['key'] === 'string' && typeof value['fingerprint'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
