import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id; the library's default algorithm is argon2id.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let nobodys: Promise<string> | undefined;

/** The hash of a password that nobody knows, made once. It is what an account has until its owner sets one by a link. */
export function hashOfNobody(): Promise<string> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64'));
  return nobodys;
}

/** @param known the stored hash, or null for an unknown account, which takes as long and is always false */
export async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  const instead = await hashOfNobody();
  const matches = await verify(known ?? instead, password);
  return known !== null && matches;
}
