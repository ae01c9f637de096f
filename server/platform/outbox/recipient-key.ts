import { storedKey } from '../database/stored-key.js';

/** The key of a recipient, to be stored: ignores case, but no other difference, like the lane of its messages. */
export function recipientKeyOf(recipient: string): string | null {
  return storedKey(recipient, (address) => address.toLowerCase());
}
