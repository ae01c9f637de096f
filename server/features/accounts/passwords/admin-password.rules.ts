import { ConfigError } from '../../../platform/config/config-error.js';
import { PASSWORD_LENGTH, passwordProblem } from './password.rules.js';

/** Checks ADMIN_PASSWORD by the rules for all passwords. Throws a ConfigError that does not contain it. */
export function assertAdminPassword(password: string | undefined): void {
  const problem = password === undefined ? null : passwordProblem(password);
  if (problem === null) return;
  const { min, max } = PASSWORD_LENGTH;
  const what =
    problem === 'length' ? `must be ${min} to ${max} characters long` : 'must not be a well-known one';
  throw new ConfigError('ADMIN_PASSWORD', what, 'a-long-phrase-of-your-own');
}
