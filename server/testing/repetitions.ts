/** The number of runs of a randomized test: the full number in `npm run test:long`, otherwise few. */
export function repetitions(usual: number, long: number): number {
  return process.env.TEST_LENGTH === 'long' ? long : usual;
}

/** Numbers of runs, for a separate test each. */
export function runs(usual: number, long: number): number[] {
  return Array.from({ length: repetitions(usual, long) }, (_, index) => index + 1);
}
