/** What the person who starts a program can mend: told in its one line, without a stack trace. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
