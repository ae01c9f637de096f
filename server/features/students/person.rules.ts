import { createHash } from 'node:crypto';

export interface PersonIdentity {
  email: string;
  firstName: string;
  lastName: string;
}

/** Fewer digits are no phone number, and their last four would be most of it. */
const SHORTEST_PHONE = 7;
const EXTENSION = /(?:ext|x|#|;).*$/i;

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
  const digits = (phone ?? '').replace(EXTENSION, '').replace(/\D/g, '');
  return digits.length < SHORTEST_PHONE ? null : digits.slice(-4);
}

/** Small letters first, since capitals alone leave ß and ẞ apart. */
function fold(text: string): string {
  return text.toLowerCase().toUpperCase().normalize('NFC').replace(/\s+/g, ' ').trim();
}
