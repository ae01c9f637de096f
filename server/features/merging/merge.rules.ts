import { HOUR_MS } from '../../platform/context/durations.js';
import type { Person } from '../students/stored-person.rules.js';
import { MERGE_UNDO_HOURS, type MergeChoice } from './merge.constants.js';

/** The fields of each choice: the consent to text messages belongs to its number, an emergency phone to its contact. */
const FIELDS: Readonly<Record<MergeChoice, readonly (keyof Person)[]>> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  email: ['email'],
  phone: ['phone', 'textNotifications'],
  companyName: ['companyName'],
  emergencyContact: ['emergencyContactName', 'emergencyContactPhone'],
};

/** The kept student, with the selected values of the merged one. */
export function mergedPerson(kept: Person, merged: Person, taken: readonly MergeChoice[]): Person {
  const fields = new Set(taken.flatMap((choice) => FIELDS[choice]));
  const of = <Field extends keyof Person>(field: Field): Person[Field] =>
    (fields.has(field) ? merged : kept)[field];
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    phone: of('phone'),
    companyName: of('companyName'),
    emergencyContactName: of('emergencyContactName'),
    emergencyContactPhone: of('emergencyContactPhone'),
    textNotifications: of('textNotifications'),
  };
}

export function undoableUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + MERGE_UNDO_HOURS * HOUR_MS);
}

/** The facts that decide whether a merge can be undone. */
export interface MergeFacts {
  now: Date;
  mergedAt: Date;
  isUndone: boolean;
  /** Whether the undo data are still stored. */
  isRecorded: boolean;
  /** Whether both students still have the versions after the merge. */
  isAsMerged: boolean;
  /** Whether every moved booking still belongs to the kept student. */
  hasMovedBookings: boolean;
  /** Whether the kept student was booked since; it is unknown for which of the two. */
  hasNewBookings: boolean;
}

export type UndoRefusal = 'undone' | 'late' | 'changed' | 'booked';

/** Why a merge can no longer be undone; undefined if it can. */
export function undoRefusal(facts: MergeFacts): UndoRefusal | undefined {
  if (facts.isUndone) return 'undone';
  if (!facts.isRecorded || facts.now > undoableUntil(facts.mergedAt)) return 'late';
  if (!facts.isAsMerged || !facts.hasMovedBookings) return 'changed';
  return facts.hasNewBookings ? 'booked' : undefined;
}
