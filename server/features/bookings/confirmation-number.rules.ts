/** Digits and capitals that are read over the phone without doubt: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export const CONFIRMATION_NUMBER_PATTERN = `^[${ALPHABET}]{${LENGTH}}$`;

/**
 * A number for a person to note and read out. Unique only by chance (30^8): the database's unique index decides, and
 * whoever meets it draws again.
 * @param random gives a whole number from 0 up to, not including, its argument
 */
export function confirmationNumber(random: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length))).join('');
}
