import { useState } from 'react';

interface ActiveOption {
  /** Undefined where there is nothing to choose. */
  active: string | undefined;
  move: (to: 'next' | 'previous' | 'first' | 'last') => void;
  /** What is typed makes another list, which begins at its top. */
  restart: () => void;
}

/** Which of the options Enter opens: the first one, until another is chosen, which stays as long as it is there. */
export function useActiveOption(keys: readonly string[]): ActiveOption {
  const [chosen, setChosen] = useState<string>();
  const index = Math.max(0, chosen === undefined ? 0 : keys.indexOf(chosen));
  const last = keys.length - 1;
  return {
    active: keys[index],
    move: (to) => {
      // Round and round, as in the menus of the browser.
      const target = {
        next: index === last ? 0 : index + 1,
        previous: index === 0 ? last : index - 1,
        first: 0,
        last,
      };
      setChosen(keys[target[to]]);
    },
    restart: () => setChosen(undefined),
  };
}
