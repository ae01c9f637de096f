/** Digits and capital letters that are not confused over the phone: without 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export const CONFIRMATION_NUMBER_PATTERN = `^[${ALPHABET}]{${LENGTH}}$`;

/**
 * A random confirmation number. Uniqueness is only probable (30^8) and is enforced by the unique index of the database;
 * on a violation, the caller generates another.
 * @param random returns an integer from 0 up to, but not including, its argument
 */
export function confirmationNumber(random: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length))).join('');
}
