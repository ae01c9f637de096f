/** @returns whether the navigation is blocked */
type Guard = (event: PopStateEvent) => boolean;

const guards = new Set<Guard>();

/** Calls `guard` before each history navigation; it may block it. @returns the function that removes the guard */
export function guardHistory(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/**
 * Calls the guards before the router. Listeners on the window run in the order in which they were added, even with
 * `capture`, so this must be called before the router adds its own.
 */
export function listenForGuards(): () => void {
  const ask = (event: PopStateEvent) => {
    if ([...guards].some((guard) => guard(event))) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', ask);
  return () => window.removeEventListener('popstate', ask);
}
