import { useState } from 'react';
import { useIntl } from 'react-intl';

import { withStorage } from '../../../i18n/browser-storage';
import { textOf } from '../../forms/define-form';
import type { ListedColumn } from './ColumnChoice';
import type { Column } from './Table';

/** Without a valid stored choice, every column is visible. */
function storedChoice(key: string): ReadonlySet<unknown> {
  const hidden = withStorage((): unknown => JSON.parse(localStorage.getItem(key) ?? '[]'));
  return new Set(Array.isArray(hidden) ? hidden : []);
}

interface Columns<Any> {
  shown: Any[];
  /** The columns that can be hidden. */
  choices: ListedColumn[];
  toggle: (name: string) => void;
}

/** The visible columns of a table, stored in this browser. */
export function useColumns<Any extends Column<never, string>>(
  table: string,
  columns: readonly Any[],
): Columns<Any> {
  const intl = useIntl();
  const key = `columns.${table}`;
  const [hidden, setHidden] = useState(() => storedChoice(key));
  return {
    shown: columns.filter(({ name }) => !hidden.has(name)),
    choices: columns.flatMap(({ name, label, room }) =>
      name ? [{ name, label: textOf(intl, label), isShown: !hidden.has(name), room }] : [],
    ),
    toggle: (name) => {
      const next = new Set(hidden);
      if (!next.delete(name)) next.add(name);
      setHidden(next);
      withStorage(() => localStorage.setItem(key, JSON.stringify([...next])));
    },
  };
}
