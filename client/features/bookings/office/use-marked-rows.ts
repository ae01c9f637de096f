import { useState } from 'react';

export interface MarkedRows {
  has: (id: string) => boolean;
  /** How many of the rows are marked. */
  count: number;
  /** @param isRange also all rows between the one before and this one */
  mark: (id: string, isRange?: boolean) => void;
  markAll: () => void;
  unmark: (ids: readonly string[]) => void;
}

interface Marked {
  /** The page of the list they were marked on. */
  page: string;
  ids: ReadonlySet<string>;
  last: string | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * Which rows of a page are marked. Another page begins with none: what is done to several is done to rows that can be
 * seen. A row that left the page meanwhile counts no longer.
 */
export function useMarkedRows(rowIds: readonly string[], page: string): MarkedRows {
  const [marked, setMarked] = useState<Marked>({ page, ids: none, last: undefined });
  const isSamePage = marked.page === page;
  const ids = isSamePage ? marked.ids : none;
  const count = rowIds.filter((id) => ids.has(id)).length;

  const mark = (id: string, isRange = false) => {
    const isOn = !ids.has(id);
    const next = new Set(ids);
    for (const each of isRange && isSamePage ? between(rowIds, marked.last, id) : [id]) {
      if (isOn) next.add(each);
      else next.delete(each);
    }
    setMarked({ page, ids: next, last: id });
  };
  return {
    has: (id) => ids.has(id),
    count,
    mark,
    markAll: () =>
      setMarked({ page, ids: count === rowIds.length ? none : new Set(rowIds), last: undefined }),
    // Others may have been marked since what was done to these was asked for.
    unmark: (gone) =>
      setMarked((current) => ({
        ...current,
        ids: new Set([...current.ids].filter((id) => !gone.includes(id))),
        last: undefined,
      })),
  };
}

/** From one row to another, whichever comes first, both included. */
function between(rowIds: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [rowIds.indexOf(from ?? to), rowIds.indexOf(to)].toSorted((a, b) => a - b);
  return start === undefined || end === undefined || start < 0 ? [to] : rowIds.slice(start, end + 1);
}
