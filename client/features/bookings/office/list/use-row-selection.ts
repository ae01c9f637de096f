import { useState } from 'react';

export interface RowSelection {
  has: (id: string) => boolean;
  /** The number of selected rows. */
  count: number;
  /** @param isRange also selects all rows between the previous one and this one */
  toggle: (id: string, isRange?: boolean) => void;
  toggleAll: () => void;
  deselect: (ids: readonly string[]) => void;
}

interface SelectionState {
  /** The page of the list that they were selected on. */
  page: string;
  ids: ReadonlySet<string>;
  last: string | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * The selected rows of a page. Another page starts without a selection, so that bulk actions only affect visible rows.
 * Rows that have left the page no longer count.
 */
export function useRowSelection(rowIds: readonly string[], page: string): RowSelection {
  const [selection, setSelection] = useState<SelectionState>({ page, ids: none, last: undefined });
  const isSamePage = selection.page === page;
  const ids = isSamePage ? selection.ids : none;
  const count = rowIds.filter((id) => ids.has(id)).length;

  const toggle = (id: string, isRange = false) => {
    const isOn = !ids.has(id);
    const next = new Set(ids);
    for (const each of isRange && isSamePage ? between(rowIds, selection.last, id) : [id]) {
      if (isOn) next.add(each);
      else next.delete(each);
    }
    setSelection({ page, ids: next, last: id });
  };
  return {
    has: (id) => ids.has(id),
    count,
    toggle,
    toggleAll: () =>
      setSelection({ page, ids: count === rowIds.length ? none : new Set(rowIds), last: undefined }),
    // Other rows may have been selected since the action started.
    deselect: (gone) =>
      setSelection((current) => ({
        ...current,
        ids: new Set([...current.ids].filter((id) => !gone.includes(id))),
        last: undefined,
      })),
  };
}

/** The ids from one row to another in either order, both included. */
function between(rowIds: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [rowIds.indexOf(from ?? to), rowIds.indexOf(to)].toSorted((a, b) => a - b);
  return start === undefined || end === undefined || start < 0 ? [to] : rowIds.slice(start, end + 1);
}
