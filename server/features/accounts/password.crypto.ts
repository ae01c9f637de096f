import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id; the library's default algorithm is argon2id.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

// The hash of nobody's password, made once: an unknown account costs the same time as a known one.
let decoy: Promise<string> | undefined;

/** @param known the stored hash, or null for an unknown account, which takes as long and is always false */
export async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(known ?? (await decoy), password);
  return known !== null && matches;
}
