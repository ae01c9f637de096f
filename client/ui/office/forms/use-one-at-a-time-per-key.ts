import { useRef } from 'react';

/**
 * Prevents that a second click starts work for the same key again, even before the next render.
 * @returns runs the work, and resolves to its result; undefined if other work for the key is in progress
 */
export function useOneAtATimePerKey(): <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result | undefined> {
  const inProgress = useRef(new Set<string>());
  return async (key, work) => {
    if (inProgress.current.has(key)) return undefined;
    inProgress.current.add(key);
    try {
      return await work();
    } finally {
      inProgress.current.delete(key);
    }
  };
}
