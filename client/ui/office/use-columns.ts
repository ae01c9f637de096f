import { useState } from 'react';

import { withStorage } from '../../i18n/browser-storage';

/** Without a valid stored choice, every column is visible. */
function storedChoice<Name extends string>(key: string, names: readonly Name[]): ReadonlySet<Name> {
  const hidden = withStorage((): unknown => JSON.parse(localStorage.getItem(key) ?? '[]'));
  return new Set(Array.isArray(hidden) ? names.filter((name) => hidden.includes(name)) : []);
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
      withStorage(() => localStorage.setItem(key, JSON.stringify([...next])));
    },
  };
}
