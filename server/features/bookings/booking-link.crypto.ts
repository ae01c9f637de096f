import { randomUUID } from 'node:crypto';
import { emailKeyOf } from '../accounts/email-key.rules.js';

/**
 * The link of a booking with another email: a new one, because the former was mailed to the former address. Capitals alone
 * make no other address.
 */
export function linkWithEmail(
  before: { email: string; linkId: string | null },
  email: string,
): string | null {
  return emailKeyOf(before.email) === emailKeyOf(email) ? before.linkId : randomUUID();
}
