import { ConfigError } from '../../../platform/config/config-error.js';
import { passwordProblem } from './password.rules.js';

/** Checks ADMIN_PASSWORD by the rules for all passwords. Throws a ConfigError that does not contain it. */
export function assertAdminPassword(password: string | undefined): void {
  const problem = password === undefined ? null : passwordProblem(password);
  if (problem === null) return;
  const what = problem === 'length' ? 'must be 8 to 128 characters long' : 'must not be a well-known one';
  throw new ConfigError('ADMIN_PASSWORD', what, 'a-long-phrase-of-your-own');
}
