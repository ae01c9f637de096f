import { isRecord } from '../../platform/validation/is-record.js';
import type { ClassFacts } from './class-change.rules.js';
import {
  CLASS_FIELDS,
  NOTICE_DELAY_SECONDS,
  type ClassEventKind,
  type ClassField,
} from './schedule.constants.js';

/** All of a class that the office can change. */
export interface EditedClass extends ClassFacts {
  classTypeId: string;
  maxAttendees: number;
  priceCents: number;
  instructorName?: string | null | undefined;
  notes?: string | null | undefined;
}

/** What a field was, and what it is, as far as the audit log may hold it: codes, numbers and dates, and no words. */
export interface ClassFieldChange {
  field: ClassField;
  before: string | null;
  after: string | null;
}

/** What an entry of the audit log says of a class. */
export interface ToldClassEntry {
  kind: ClassEventKind;
  changes: ClassFieldChange[];
  /** How many people are told of it; null where nobody had a seat, or nothing concerned them. */
  told: number | null;
  /** How many were to be told of the edits just before, and are not: this one took them back in time. */
  spared: number;
  /** How many classes were made of it; null unless it was copied. */
  copies: number | null;
  /** What it was made of; null unless it is a copy. */
  fromClassId: string | null;
}

type Details = Record<string, string | number | boolean | null>;

/** Of what the log may not hold, nothing but that it changed. */
const VALUES: Readonly<Record<ClassField, (edited: EditedClass) => { all: string; code?: string }>> = {
  classType: ({ classTypeId }) => ({ all: classTypeId }),
  days: ({ days, timeZone }) => ({
    all: JSON.stringify([timeZone, days.map(({ date, startTime, endTime }) => [date, startTime, endTime])]),
    code: days[0] && `${days[0].date}T${days[0].startTime}`,
  }),
  place: ({ locationName, address: { street1, street2, city, state, zip } }) => ({
    all: JSON.stringify([locationName, street1, street2 ?? '', city, state, zip]),
  }),
  language: ({ language }) => ({ all: language, code: language }),
  status: ({ status }) => ({ all: status, code: status }),
  seats: ({ maxAttendees }) => ({ all: String(maxAttendees), code: String(maxAttendees) }),
  price: ({ priceCents }) => ({ all: String(priceCents), code: String(priceCents) }),
  instructor: ({ instructorName }) => ({ all: instructorName ?? '' }),
  notes: ({ notes }) => ({ all: notes ?? '' }),
};

/** What the audit log keeps of an edit: the fields that differ, and where it may, how. */
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

/** Null for what changed nothing, and for what is no event of a class. */
export function toldOfClass({ action, details }: { action: string; details: string }): ToldClassEntry | null {
  const read: unknown = JSON.parse(details);
  const said = isRecord(read) ? read : {};
  const text = (name: string): string | null => (typeof said[name] === 'string' ? said[name] : null);
  const number = (name: string): number | null => (typeof said[name] === 'number' ? said[name] : null);
  const nothing = { changes: [], told: null, spared: 0, copies: null, fromClassId: null };
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
        // The kind says it.
        .filter((field) => field !== 'status')
        .map((field) => ({ field, before: text(`${field}Before`), after: text(`${field}After`) }));
      return { ...nothing, kind, changes, told: number('told'), spared: number('spared') ?? 0 };
    }
    default:
      return null;
  }
}

/** Takes from each edit those whose notice of it was withdrawn before it left. @param entries the oldest first */
export function withoutWithdrawn<Entry extends Pick<ToldClassEntry, 'told' | 'spared'> & { at: Date }>(
  entries: readonly Entry[],
): Entry[] {
  let spared = 0;
  let nextAt: number | undefined;
  const left = entries.toReversed().map((entry): Entry => {
    const at = entry.at.getTime();
    let { told } = entry;
    if (told !== null && told > 0 && spared > 0) {
      // What was told long before had left by then.
      if (nextAt !== undefined && nextAt - at >= NOTICE_DELAY_SECONDS * 1000) spared = 0;
      told = Math.max(0, told - spared);
      nextAt = at;
    }
    if (entry.spared > 0) [spared, nextAt] = [entry.spared, undefined];
    return { ...entry, told };
  });
  return left.toReversed();
}

/** @param said the new status; older entries have what people were told instead */
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
