import { OperatorError } from '../errors/operator-error.js';

/** A wrong setting: one line that names the variable, what is wrong with it, and an example. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';

  constructor(variable: string, problem: string, example: string) {
    super(`${variable} ${problem}. Example: ${variable}=${example}`);
  }
}
