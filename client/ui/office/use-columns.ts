import { useState } from 'react';

/** Without a valid stored choice, every column is visible. */
function storedChoice<Name extends string>(key: string, names: readonly Name[]): ReadonlySet<Name> {
  try {
    const hidden: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    if (Array.isArray(hidden)) return new Set(names.filter((name) => hidden.includes(name)));
  } catch {
    // Corrupt, or storage is blocked.
  }
  return new Set();
}

interface Columns<Name extends string> {
  isShown: (name: Name) => boolean;
  /** An unknown name is ignored. */
  toggle: (name: string) => void;
}

/** The visible columns of a table, stored in this browser. */
export function useColumns<Name extends string>(table: string, names: readonly Name[]): Columns<Name> {
  const key = `columns.${table}`;
  const [hidden, setHidden] = useState(() => storedChoice(key, names));
  return {
    isShown: (name) => !hidden.has(name),
    toggle: (text) => {
      const name = names.find((each) => each === text);
      if (name === undefined) return;
      const next = new Set(hidden);
      if (!next.delete(name)) next.add(name);
      setHidden(next);
      try {
        window.localStorage.setItem(key, JSON.stringify([...next]));
      } catch {
        // Storage is blocked: the choice holds for this visit.
      }
    },
  };
}
