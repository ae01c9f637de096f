/** How often a test repeats what chance decides: a few times in `npm test`, as promised in `npm run test:long`. */
export function repetitions(usual: number, long: number): number {
  return process.env.TEST_LENGTH === 'long' ? long : usual;
}

/** The numbers of that many runs, each a test of its own. */
export function runs(usual: number, long: number): number[] {
  return Array.from({ length: repetitions(usual, long) }, (_, index) => index + 1);
}
