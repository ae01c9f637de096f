import { isRecord } from '../../platform/validation/is-record.js';
import type { Person } from '../students/stored-person.rules.js';

/**
 * The data needed to undo a merge: the kept student as it was before, the ids of the moved bookings, and the number of
 * bookings it had then.
 */
export interface MergeUndo {
  kept: Person;
  bookingIds: string[];
  bookingTotal: number;
}

/** Serialized; stored for a day. */
export function writeMergeUndo(undo: MergeUndo): string {
  return JSON.stringify(undo);
}

/** Undefined if the text has another format. */
export function readMergeUndo(text: string): MergeUndo | undefined {
  const read: unknown = JSON.parse(text);
  return isMergeUndo(read) ? read : undefined;
}

const TEXTS = ['firstName', 'lastName', 'email', 'emergencyContactName', 'emergencyContactPhone'] as const;
const OPTIONAL_TEXTS = ['phone', 'companyName'] as const;

function isMergeUndo(read: unknown): read is MergeUndo {
  if (!isRecord(read) || !isRecord(read.kept) || !Array.isArray(read.bookingIds)) return false;
  const { kept, bookingIds } = read;
  return (
    bookingIds.every((id) => typeof id === 'string') &&
    TEXTS.every((field) => typeof kept[field] === 'string') &&
    OPTIONAL_TEXTS.every((field) => kept[field] === null || typeof kept[field] === 'string') &&
    typeof kept.textNotifications === 'boolean' &&
    typeof read.bookingTotal === 'number'
  );
}
