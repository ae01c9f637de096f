import { createHash } from 'node:crypto';
import { isRecord } from '../../../platform/validation/is-record.js';

/** Secrets, whose digest could be guessed, and the key itself. */
const LEFT_OUT = new Set(['password', 'confirmPassword', 'idempotencyKey']);
/** Of the form of a booking: the language of the page, the expected details of the class, and whether it has begun. */
const MAY_DIFFER = ['language', 'expectedDetailsKey', 'isWalkIn'];

/**
 * A digest by which requests with the same idempotency key are compared. It does not depend on the order of fields, nor
 * on whether an empty field is blank, null or missing.
 * @param input the validated and trimmed input, not the raw body: strings, numbers, booleans, and objects and arrays of
 * these
 * @param mayDiffer fields that may change before the request is repeated, and are no part of its content
 * @returns SHA-256, 64 hexadecimal digits
 */
export function bookingFingerprint(input: object, mayDiffer: readonly string[] = MAY_DIFFER): string {
  const booked = Object.entries(input)
    .filter(([name, value]) => !LEFT_OUT.has(name) && !mayDiffer.includes(name) && !isEmpty(value))
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
