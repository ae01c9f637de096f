import type { BookingRefusal } from './booking.constants.js';

export type Verdict =
  | { is: 'change' }
  /** It is so already: nothing is written. */
  | { is: 'same' }
  | { is: 'refused'; code: BookingRefusal };

interface AskedChange {
  /** The version that was seen. */
  seen: number;
  /** The version it has; undefined where there is no such booking. */
  current: number | undefined;
  /** It is already as it shall be. */
  isSo: boolean;
  /** Whoever asks was the last to change it. */
  wasOurs: boolean;
  /** Why it cannot be so, whoever asks. */
  refusal: BookingRefusal | undefined;
}

/**
 * What becomes of one of many bookings that shall change in the same way. A call whose answer was lost is made again with
 * the versions it had: what it did the first time is one version on, by the same person, and counts as done.
 */
export function verdictOn({ seen, current, isSo, wasOurs, refusal }: AskedChange): Verdict {
  if (current === undefined) return { is: 'refused', code: 'NOT_FOUND' };
  const isRepeated = current === seen + 1 && wasOurs;
  if (isSo && (current === seen || isRepeated)) return { is: 'same' };
  if (current !== seen) return { is: 'refused', code: 'CONFLICT' };
  return refusal ? { is: 'refused', code: refusal } : { is: 'change' };
}

/** What shall be changed in the same way, together: few groups, however many rows. */
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
