import { createHash } from 'node:crypto';
import { canBeTexted, phoneDigits } from '../../platform/validation/phone.js';

export interface PersonIdentity {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * A key that is equal for the same person: letter case, spaces, invisible characters, the width of letters, and composed
 * or decomposed accents make no difference; accents themselves do. Equal keys mean ALREADY_BOOKED within a class, and the
 * same student. It is a digest, because folded text may be longer than any column, and because an
 * indexed key should not be another readable copy of personal data.
 * @returns 64 hexadecimal digits
 */
export function attendeeKey({ email, firstName, lastName }: PersonIdentity): string {
  // Folding removes line breaks, so a separator cannot occur within a part.
  const folded = [email, firstName, lastName].map(fold).join('\n');
  return createHash('sha256').update(folded).digest('hex');
}

/** Whether a change of both name and email makes a booking another person's. */
export function isSomebodyElse(before: PersonIdentity, after: PersonIdentity): boolean {
  const hasOtherName = after.firstName !== before.firstName || after.lastName !== before.lastName;
  return after.email !== before.email && hasOtherName;
}

/** Whether a person has consented to text messages and has a phone that can receive them. */
export function isTexted<Texted extends { phone: string | null; textNotifications: boolean }>(
  person: Texted,
): person is Texted & { phone: string } {
  return person.textNotifications && person.phone !== null && canBeTexted(person.phone);
}

/** The last four digits of a phone number without its extension; null if there is no complete number. */
export function phoneLast4(phone: string | null | undefined): string | null {
  return phoneDigits(phone ?? '')?.slice(-4) ?? null;
}

/** Equal for the same address. As in attendee keys, dots and the part after a plus sign distinguish addresses. */
export const foldedEmail = (email: string): string => fold(email);

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Without invisible characters and differences of width. Lower case first, because upper case alone does not unify ß and
 * ẞ; letter case can bring back forms to normalize.
 */
function fold(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '');
  return visible.toLowerCase().toUpperCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}
