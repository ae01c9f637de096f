import { OperatorError } from '../errors/operator-error.js';

/** An invalid setting, in one line: the variable, the problem and, if another value is the cure, an example. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';

  constructor(variable: string, problem: string, example?: string) {
    super(
      `${variable} ${problem}.${example === undefined ? '' : ` Example: ${variable}=${quoted(example)}`}`,
    );
  }
}

/** In quotes if .env or a shell needs them. */
const quoted = (value: string): string => (/[#\s<>]/.test(value) ? `'${value}'` : value);
