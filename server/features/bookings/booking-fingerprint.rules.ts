import { createHash } from 'node:crypto';
import { isRecord } from '../../platform/validation/is-record.js';

/**
 * Not part of what is booked: secrets, whose digest could be guessed; the key itself; and the language, which a
 * visitor may switch between an attempt and its repetition.
 */
const LEFT_OUT = new Set(['password', 'confirmPassword', 'idempotencyKey', 'language']);

/**
 * Tells whether two requests with the same idempotency key ask for the same booking. The order of fields, and whether
 * an empty one is blank, null or missing, make no difference.
 * @param input the checked and trimmed input, not the raw body; its values are texts, numbers, booleans, and objects and
 *   lists of these
 * @returns SHA-256, 64 hexadecimal digits
 */
export function bookingFingerprint(input: object): string {
  const booked = Object.entries(input)
    .filter(([name, value]) => !LEFT_OUT.has(name) && !isEmpty(value))
    .map(([name, value]: [string, unknown]) => [name, inOneOrder(value)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(booked)).digest('hex');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Objects within an input: of those in a list the order counts, of their fields it does not. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (!isRecord(value)) return value;
  return Object.entries(value)
    .filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => [name, inOneOrder(part)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
