import { createHash } from 'node:crypto';
import { phoneDigits } from '../../platform/validation/phone.js';

export interface PersonIdentity {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The same for the same person, whichever way the name was typed: letter case, composed or separate accents and
 * spaces make no difference, accents themselves do. Equal keys mean ALREADY_BOOKED within a class, and the same
 * student (CONTRACT section 6). A digest, because folding can make text longer than any column, and because a key
 * that is compared and indexed need not be another readable copy of a person.
 * @returns 64 hexadecimal digits
 */
export function attendeeKey({ email, firstName, lastName }: PersonIdentity): string {
  // Folding leaves no line break inside a part, so none can reach into the next one.
  const folded = [email, firstName, lastName].map(fold).join('\n');
  return createHash('sha256').update(folded).digest('hex');
}

/** The last four digits of a phone number, an extension left aside; null where there is no whole number. */
export function phoneLast4(phone: string | null | undefined): string | null {
  return phoneDigits(phone ?? '')?.slice(-4) ?? null;
}

/** The same for the same address; dots and what follows a plus sign tell addresses apart, as they do for attendees. */
export const foldedEmail = (email: string): string => fold(email);

/** Small letters first, since capitals alone leave ß and ẞ apart. */
function fold(text: string): string {
  return text.toLowerCase().toUpperCase().normalize('NFC').replace(/\s+/g, ' ').trim();
}
