/** @returns whether the step is stopped */
type Guard = (event: PopStateEvent) => boolean;

const guards = new Set<Guard>();

/** Before a step through the history is taken, `guard` is called and may stop it. @returns how to end this */
export function guardHistory(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/**
 * Calls the guards before the router. Listeners of the window are called in the order in which they were added, even
 * with `capture`, so this must be called before the router adds its own.
 */
export function listenForGuards(): () => void {
  const ask = (event: PopStateEvent) => {
    if ([...guards].some((guard) => guard(event))) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', ask);
  return () => window.removeEventListener('popstate', ask);
}
