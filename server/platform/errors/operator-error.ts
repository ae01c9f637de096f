/** What the person who runs a command can mend: told in its one line, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
