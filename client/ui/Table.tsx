/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as blocks is none any more for some browsers unless the roles are written out */
import type { ReactNode } from 'react';

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
 * since a browser forgets that a table is one as soon as it is laid out otherwise.
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

export function Row({ children }: { children: ReactNode }) {
  return <tr role="row">{children}</tr>;
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

/** One row that says that there are none. */
export function EmptyRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row">
      <td role="cell" colSpan={columns} className={styles.empty}>
        {children}
      </td>
    </tr>
  );
}
