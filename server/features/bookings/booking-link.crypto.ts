import { randomUUID } from 'node:crypto';
import { emailKeyOf } from '../accounts/email-key.rules.js';

/**
 * The link of a booking or crew after a change of its email: a new one, because the former was mailed to the former
 * address. A change of letter case only does not count as another address.
 */
export function linkAfterEmailChange(
  before: { email: string; linkId: string | null },
  email: string,
): string | null {
  return emailKeyOf(before.email) === emailKeyOf(email) ? before.linkId : newLink();
}

export const newLink = (): string => randomUUID();
