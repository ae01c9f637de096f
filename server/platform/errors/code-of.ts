/** The `code` that Node.js, a driver or TypeORM has set on an error, or ''. */
export function codeOf(error: unknown): string {
  // No instanceof, because Jest runs tests in another realm with its own Error.
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
