import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The minimum that OWASP recommends for argon2id, which is the default algorithm of the library.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Must be called outside a transaction, because it is slow by design. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let cachedUnusableHash: Promise<string> | undefined;

/** The hash of an unknown random password, computed once. An account has it until its owner sets a password by a link. */
export function unusablePasswordHash(): Promise<string> {
  cachedUnusableHash ??= hashPassword(randomBytes(32).toString('base64'));
  return cachedUnusableHash;
}

/** @param known the stored hash, or null for an unknown account, for which the check takes as long and is always false */
export async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  const instead = await unusablePasswordHash();
  const matches = await verify(known ?? instead, password);
  return known !== null && matches;
}
