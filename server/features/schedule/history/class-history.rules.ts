import { isRecord } from '../../../platform/validation/is-record.js';
import { addressParts } from '../venues/address.rules.js';
import type { ClassFacts } from '../classes/class-change.rules.js';
import { CLASS_FIELDS, type ClassEventKind, type ClassField } from '../schedule.constants.js';

/** All properties of a class that the office can change. */
export interface EditedClass extends ClassFacts {
  classTypeId: string;
  maxAttendees: number;
  priceCents: number;
  instructorName?: string | null | undefined;
  instructorId?: string | null | undefined;
  venueId?: string | null | undefined;
  notes?: string | null | undefined;
}

/**
 * The former and the current value of a field, as far as the audit log contains them: codes, numbers, dates and ids of
 * records, but no texts.
 */
export interface LoggedFieldChange {
  field: ClassField;
  before: string | null;
  after: string | null;
}

/** An audit log entry as an event of a class. */
export interface ClassAuditEvent {
  kind: ClassEventKind;
  changes: LoggedFieldChange[];
  /** The number of people notified; null if nobody had a seat or the change did not concern them. */
  told: number | null;
  /** The number of people whose notices about earlier edits this edit replaced or withdrew before they were sent. */
  tookOver: number;
  /** The number of copies made; null for any other event. */
  copies: number | null;
  /** The id of the original; null if it is not a copy. */
  fromClassId: string | null;
}

type Details = Record<string, string | number | boolean | null>;

/** `all` for comparison, `code` for the audit log. Fields without a code are only logged as changed. */
const VALUES: Readonly<Record<ClassField, (edited: EditedClass) => { all: string; code?: string }>> = {
  classType: ({ classTypeId }) => ({ all: classTypeId, code: classTypeId }),
  days: ({ days, timeZone }) => ({
    all: JSON.stringify([timeZone, days.map(({ date, startTime, endTime }) => [date, startTime, endTime])]),
    code: days[0] && `${days[0].date}T${days[0].startTime}/${days.length}`,
  }),
  place: ({ locationName, address, venueId }) => ({
    all: JSON.stringify([locationName, ...addressParts(address)]),
    ...(venueId && { code: venueId }),
  }),
  language: ({ language }) => ({ all: language, code: language }),
  status: ({ status }) => ({ all: status, code: status }),
  seats: ({ maxAttendees }) => ({ all: String(maxAttendees), code: String(maxAttendees) }),
  price: ({ priceCents }) => ({ all: String(priceCents), code: String(priceCents) }),
  instructor: ({ instructorName, instructorId }) => ({
    all: instructorName ?? '',
    ...(instructorId ? { code: instructorId } : !instructorName && { code: '' }),
  }),
  notes: ({ notes }) => ({ all: notes ?? '' }),
};

/** Audit details of an edit: the fields that differ, with their codes before and after. */
export function detailsOfEdit(before: EditedClass, after: EditedClass): Details {
  const changed = CLASS_FIELDS.map((field) => ({
    field,
    was: VALUES[field](before),
    is: VALUES[field](after),
  })).filter(({ was, is }) => was.all !== is.all);
  const codes = changed.flatMap(({ field, was, is }): [string, string][] =>
    was.code === undefined || is.code === undefined
      ? []
      : [
          [`${field}Before`, was.code],
          [`${field}After`, is.code],
        ],
  );
  return { changed: changed.map(({ field }) => field).join(','), ...Object.fromEntries(codes) };
}

/** Audit details of an edit in which only the name of the instructor follows its record. */
export function detailsOfRename(instructorId: string): Details {
  return { changed: 'instructor', instructorBefore: instructorId, instructorAfter: instructorId };
}

/** Null for an edit without changes, and for an entry that is not an event of a class. */
export function classEventOf({
  action,
  details,
}: {
  action: string;
  details: string;
}): ClassAuditEvent | null {
  const read: unknown = JSON.parse(details);
  const said = isRecord(read) ? read : {};
  const text = (name: string): string | null => (typeof said[name] === 'string' ? said[name] : null);
  const number = (name: string): number | null => (typeof said[name] === 'number' ? said[name] : null);
  const nothing = { changes: [], told: null, tookOver: 0, copies: null, fromClassId: null };
  switch (action) {
    case 'classInstance.created': {
      const fromClassId = text('copyOf');
      return { ...nothing, kind: fromClassId === null ? 'scheduled' : 'madeAsCopy', fromClassId };
    }
    case 'classInstance.copied':
      return { ...nothing, kind: 'copied', copies: number('copies') };
    case 'classInstance.updated': {
      const names = text('changed');
      if (names === '') return null;
      const kind = kindOfEdit(text('statusAfter') ?? text('change'));
      const fields = CLASS_FIELDS.filter((field) => names?.split(',').includes(field));
      const changes = fields
        // The kind of the event contains it.
        .filter((field) => field !== 'status')
        .map((field) => ({ field, before: text(`${field}Before`), after: text(`${field}After`) }));
      return { ...nothing, kind, changes, told: number('told'), tookOver: number('tookOver') ?? 0 };
    }
    default:
      return null;
  }
}

/** Counts each notice at the last edit that it describes only. @param entries oldest first */
export function withoutTakenOver<Entry extends Pick<ClassAuditEvent, 'told' | 'tookOver'>>(
  entries: readonly Entry[],
): Entry[] {
  let takenOver = 0;
  const left = entries.toReversed().map((entry): Entry => {
    const { told, tookOver } = entry;
    // It did not concern attendees, and left the notices of earlier edits as they were.
    if (told === null) return entry;
    const sent = Math.max(0, told - takenOver);
    takenOver = tookOver;
    return { ...entry, told: sent };
  });
  return left.toReversed();
}

/** @param said the new status; entries of earlier versions contain the kind of the notice instead */
function kindOfEdit(said: string | null): ClassEventKind {
  switch (said) {
    case 'cancelled':
    case 'completed':
      return said;
    case 'scheduled':
    case 'restored':
      return 'restored';
    default:
      return 'changed';
  }
}
