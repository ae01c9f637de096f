/** Why the program does not start, in one line for the person who starts it: what is wrong, and what mends it. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
