import { WELL_KNOWN_PASSWORDS } from './well-known-passwords.constants.js';

/** In Unicode code points. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };

export type PasswordProblem = 'length' | 'wellKnown';

/** Why a password cannot be chosen: its length, or that it is well known. */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return 'length';
  return WELL_KNOWN_PASSWORDS.has(password.toLowerCase()) ? 'wellKnown' : null;
}
