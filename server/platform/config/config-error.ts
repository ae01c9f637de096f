import { OperatorError } from '../errors/operator-error.js';

/** An invalid setting, in one line: the variable, the problem and an example. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';

  constructor(variable: string, problem: string, example: string) {
    super(`${variable} ${problem}. Example: ${variable}=${example}`);
  }
}
