import { useState } from 'react';

interface ActiveOption {
  /** Undefined if there are no options. */
  active: string | undefined;
  move: (to: 'next' | 'previous' | 'first' | 'last') => void;
  /** Called when the text changes: the first option of the new list becomes active. */
  restart: () => void;
}

/** The option that Enter opens: the first one, or the selected one while it is in the list. */
export function useActiveOption(keys: readonly string[]): ActiveOption {
  const [chosen, setChosen] = useState<string>();
  const index = Math.max(0, chosen === undefined ? 0 : keys.indexOf(chosen));
  const last = keys.length - 1;
  return {
    active: keys[index],
    move: (to) => {
      // Wraps around at the ends.
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
