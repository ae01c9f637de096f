/** An error that the operator can fix. Reported as one line without a stack trace. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
