/** The code that Node.js, a driver or TypeORM has put on an error, or ''. */
export function codeOf(error: unknown): string {
  // Not always an Error of this realm: the tests have one of their own.
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
