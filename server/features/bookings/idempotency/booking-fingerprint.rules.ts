import { createHash } from 'node:crypto';
import { isRecord } from '../../../platform/validation/is-record.js';

/**
 * Excluded fields: secrets, whose digest could be guessed; the key itself; and what may change before a retry: the language,
 * the expected details of the class, and whether it has begun.
 */
const LEFT_OUT = new Set([
  'password',
  'confirmPassword',
  'idempotencyKey',
  'language',
  'expectedDetailsKey',
  'isWalkIn',
]);

/**
 * A digest by which requests with the same idempotency key are compared. It does not depend on the order of fields, nor
 * on whether an empty field is blank, null or missing.
 * @param input the validated and trimmed input, not the raw body: strings, numbers, booleans, and objects and arrays of
 * these
 * @returns SHA-256, 64 hexadecimal digits
 */
export function bookingFingerprint(input: object): string {
  const booked = Object.entries(input)
    .filter(([name, value]) => !LEFT_OUT.has(name) && !isEmpty(value))
    .map(([name, value]: [string, unknown]) => [name, withSortedKeys(value)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(booked)).digest('hex');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Sorts the properties of nested objects; arrays keep their order. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!isRecord(value)) return value;
  return Object.entries(value)
    .filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => [name, withSortedKeys(part)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
