import type { Person } from './stored-person.rules.js';
import { MERGE_UNDO_HOURS, type MergeChoice } from './student.constants.js';

const HOUR_MS = 60 * 60 * 1000;

/** What each choice stands for: an SMS reminder belongs to the number it was agreed for, a phone to its contact. */
const FIELDS: Readonly<Record<MergeChoice, readonly (keyof Person)[]>> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  email: ['email'],
  phone: ['phone', 'textNotifications'],
  companyName: ['companyName'],
  emergencyContact: ['emergencyContactName', 'emergencyContactPhone'],
};

/** The student that is kept, with what is taken over from the one that is merged into it. */
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

/** What is true when somebody wants to undo a merge. */
export interface MergeFacts {
  now: Date;
  mergedAt: Date;
  isUndone: boolean;
  /** The record of what it takes is still there. */
  isRecorded: boolean;
  /** The versions of both students are those that the merge left. */
  isAsMerged: boolean;
  /** Every booking that moved is still with the student that was kept. */
  hasMovedBookings: boolean;
  /** Somebody has booked for the student since: nobody knows for which of the two. */
  hasNewBookings: boolean;
}

export type UndoRefusal = 'undone' | 'late' | 'changed' | 'booked';

/** Why a merge can no longer be undone; undefined when it can. */
export function undoRefusal(facts: MergeFacts): UndoRefusal | undefined {
  if (facts.isUndone) return 'undone';
  if (!facts.isRecorded || facts.now > undoableUntil(facts.mergedAt)) return 'late';
  if (!facts.isAsMerged || !facts.hasMovedBookings) return 'changed';
  return facts.hasNewBookings ? 'booked' : undefined;
}
