import type { BookingRefusal } from './booking.constants.js';

export type Verdict =
  | { is: 'change' }
  /** The booking already has the desired state; nothing is written. */
  | { is: 'same' }
  | { is: 'refused'; code: BookingRefusal };

interface AskedChange {
  /** The version that the caller has read. */
  seen: number;
  /** The stored version; undefined if there is no such booking. */
  current: number | undefined;
  /** Whether the booking already has the desired state. */
  isSo: boolean;
  /** Whether the caller made the latest change. */
  wasOurs: boolean;
  /** Why the change is impossible for any caller. */
  refusal: BookingRefusal | undefined;
}

/**
 * Decides about one booking of a bulk change. If a call is repeated because its response was lost, its versions are
 * outdated by one; a booking that the same caller has already changed counts as done.
 */
export function verdictOn({ seen, current, isSo, wasOurs, refusal }: AskedChange): Verdict {
  if (current === undefined) return { is: 'refused', code: 'NOT_FOUND' };
  const isRepeated = current === seen + 1 && wasOurs;
  if (isSo && (current === seen || isRepeated)) return { is: 'same' };
  if (current !== seen) return { is: 'refused', code: 'CONFLICT' };
  return refusal ? { is: 'refused', code: refusal } : { is: 'change' };
}

/** Groups rows that get the same values, so that one statement can update each group. */
export function alike<Row, Values>(
  rows: readonly Row[],
  valuesOf: (row: Row) => Values,
): { values: Values; those: Row[] }[] {
  const groups = new Map<string, { values: Values; those: Row[] }>();
  for (const row of rows) {
    const values = valuesOf(row);
    const key = JSON.stringify(values);
    const group = groups.get(key);
    if (group) group.those.push(row);
    else groups.set(key, { values, those: [row] });
  }
  return [...groups.values()];
}
