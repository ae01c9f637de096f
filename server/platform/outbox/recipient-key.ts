import { storedKey } from '../database/stored-key.js';

/** The key of a recipient, to be stored: addresses are compared ignoring case. */
export function recipientKeyOf(recipient: string): string | null {
  return storedKey(recipient, (address) => address.toLowerCase());
}
