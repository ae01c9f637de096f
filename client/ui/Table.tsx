import type { KeyboardEvent, ReactNode } from 'react';
import type { SortDirection } from '../schema/sort-direction.generated';

import { ArrowDown, ArrowUp, ChevronsUpDown } from './icons/office-icons';
import styles from './Table.module.css';

interface TableProps {
  /** Name of the table for screen readers. */
  caption: ReactNode;
  /** Header cells, one a column: `<th scope="col">`. */
  head: ReactNode;
  /** Rows of a `RowHeader` and `DataCell`s. */
  children: ReactNode;
}

/**
 * A dense table with a sticky header. Below 60rem each row is a block of labels and values; the roles are written out,
 * since a browser forgets that a table is one as soon as it is laid out otherwise. The arrow keys go from row to row.
 */
export function Table({ caption, head, children }: TableProps) {
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {children}
      </tbody>
    </table>
  );
}

export function HeadCell({ money = false, children }: { money?: boolean; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={money ? styles.money : undefined}>
      {children}
    </th>
  );
}

interface SortHeadProps {
  /** How the list is sorted by this column now, if it is. */
  sorted: SortDirection | undefined;
  money?: boolean;
  onSort: () => void;
  children: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** A header that sorts the list by its column; pressed again, the other way round. */
export function SortHead({ sorted, money = false, onSort, children }: SortHeadProps) {
  const Icon = sortIcons[sorted ?? 'none'];
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ?? 'none'}
      className={money ? styles.money : undefined}
    >
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <Icon className={styles.sortIcon} />
      </button>
    </th>
  );
}

const rowOf = 'tr[data-row]';

/** One row is a stop of the Tab key; from there the arrow keys, Home and End go to the others. */
function goAlongRows(event: KeyboardEvent<HTMLTableRowElement>) {
  const here = event.currentTarget;
  const rows = [...(here.closest('table')?.querySelectorAll<HTMLElement>(rowOf) ?? [])];
  const index = rows.indexOf(here);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = rows[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  for (const row of rows) row.tabIndex = row === next ? 0 : -1;
  next.focus();
}

interface RowProps {
  id?: string;
  /** The first row is where the Tab key enters. */
  isFirst: boolean;
  /** The Enter key on the row. */
  onEnter: () => void;
  children: ReactNode;
}

export function Row({ id, isFirst, onEnter, children }: RowProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // The keys of what is in the row are its own.
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'Enter') goAlongRows(event);
    else if (!event.repeat) {
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <tr id={id} role="row" data-row tabIndex={isFirst ? 0 : -1} onKeyDown={onKeyDown}>
      {children}
    </tr>
  );
}

export function RowHeader({ children }: { children: ReactNode }) {
  return (
    <th role="rowheader" scope="row">
      {children}
    </th>
  );
}

interface DataCellProps {
  /** Stands before the value where the header is not to be seen. */
  label: string;
  money?: boolean;
  children: ReactNode;
}

export function DataCell({ label, money = false, children }: DataCellProps) {
  return (
    <td role="cell" data-label={label} className={money ? styles.money : undefined}>
      <span>{children}</span>
    </td>
  );
}

/** The buttons of a row. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td role="cell">
      <div className={styles.actions}>{children}</div>
    </td>
  );
}

/** A row of one wide cell: what belongs to the row above it, or that there is none. */
export function WideRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row">
      <td role="cell" colSpan={columns} className={styles.wide}>
        {children}
      </td>
    </tr>
  );
}
