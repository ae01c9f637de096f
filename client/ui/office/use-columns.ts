import { useState } from 'react';

/** Nobody has chosen yet, or the choice is not one of ours: every column is shown. */
function storedChoice<Name extends string>(key: string, names: readonly Name[]): ReadonlySet<Name> {
  try {
    const hidden: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    if (Array.isArray(hidden)) return new Set(names.filter((name) => hidden.includes(name)));
  } catch {
    // Corrupt, or a private window.
  }
  return new Set();
}

interface Columns<Name extends string> {
  isShown: (name: Name) => boolean;
  toggle: (name: Name) => void;
}

/** Which columns of a table somebody wants to see, remembered in this browser. */
export function useColumns<Name extends string>(table: string, names: readonly Name[]): Columns<Name> {
  const key = `columns.${table}`;
  const [hidden, setHidden] = useState(() => storedChoice(key, names));
  return {
    isShown: (name) => !hidden.has(name),
    toggle: (name) => {
      const next = new Set(hidden);
      if (!next.delete(name)) next.add(name);
      setHidden(next);
      try {
        window.localStorage.setItem(key, JSON.stringify([...next]));
      } catch {
        // The choice holds for this visit.
      }
    },
  };
}
