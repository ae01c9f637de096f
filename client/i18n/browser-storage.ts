/**
 * Runs work with the browser's storage, in the folder that all others may import. Undefined if storage is blocked or
 * full, or if it contains something else than the work expects: then what was to be stored holds for this visit.
 */
export function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
