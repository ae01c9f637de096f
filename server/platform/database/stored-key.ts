import { nameKeyOf } from './name-key.js';

/** Printable ASCII, whose case LOWER changes on every database. */
const PLAIN = /^[ -~]*$/;

/**
 * The key by which a text is compared with others, to be stored next to it (docs/decisions/letter-case.md).
 * @returns null if LOWER, which changes only ASCII on SQLite, gives the same
 */
export function storedKey(text: string | null, keyOf = nameKeyOf): string | null {
  if (text === null) return null;
  const key = keyOf(text);
  return PLAIN.test(text) && key === text.toLowerCase() ? null : key;
}

/** SQL for the key of a column, such as `booking.email` with its stored key `booking.emailKey`. */
export function keySql(column: string): string {
  return `COALESCE(${column}Key, LOWER(${column}))`;
}
