import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import type { SortDirection } from '../../schema/sort-direction.generated';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons/office-icons';
import { toggledOrder, type Order } from './list-url-state';
import styles from './Table.module.css';

interface TableProps {
  /** The accessible name. */
  caption: ReactNode;
  /** Header cells, one per column: `<th scope="col">`. */
  head: ReactNode;
  /** The last row, for totals. */
  foot?: ReactNode;
  /** Rows of a `RowHeader` and `DataCell`s. */
  children: ReactNode;
  /**
   * Each row is one line, 44 px high, on wide screens: content that does not fit its column is truncated with an
   * ellipsis.
   */
  dense?: boolean;
}

interface ColumnLook {
  money?: boolean;
  /** For dense tables: takes the remaining width, and is truncated if that is too small. */
  elastic?: boolean;
  /**
   * For dense tables: hidden in windows narrower than 80rem ('wide') or 100rem ('widest'); the row leads to the value.
   */
  room?: 'wide' | 'widest' | undefined;
}

function classOf({ money = false, elastic = false, room }: ColumnLook): string | undefined {
  const names = [money && styles.money, elastic && styles.elastic, room && styles[room]].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}

/**
 * A dense table with a sticky header. Below 60rem each row is a block of labels and values, with explicit roles,
 * because browsers drop table semantics if `display` is changed. One row is a tab stop; the arrow keys, Home and End
 * move between rows.
 */
export function Table({ caption, head, foot, children, dense = false }: TableProps) {
  const table = useRef<HTMLTableElement>(null);
  // The row that was the tab stop may have left the table.
  useLayoutEffect(() => {
    const rows = rowsOf(table.current);
    setTabStop(rows, rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
  });
  return (
    <table ref={table} role="table" className={dense ? `${styles.table} ${styles.dense}` : styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {children}
      </tbody>
      {foot && <tfoot className={`${styles.body} ${styles.foot}`}>{foot}</tfoot>}
    </table>
  );
}

export function HeadCell({ children, ...look }: ColumnLook & { children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={classOf(look)}>
      {children}
    </th>
  );
}

interface SortHeadProps extends ColumnLook {
  /** The current order of the list by this column, if any. */
  sorted: SortDirection | undefined;
  onSort: () => void;
  children: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** A header that sorts the list by its column; clicking again reverses the order. */
export function SortHead({ sorted, onSort, children, ...look }: SortHeadProps) {
  const Icon = sortIcons[sorted ?? 'none'];
  return (
    <th role="columnheader" scope="col" aria-sort={sorted ?? 'none'} className={classOf(look)}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <Icon className={styles.sortIcon} />
      </button>
    </th>
  );
}

interface SortableHeadProps<Sort extends string> {
  /** From left to right; `sort` only for columns that the list can be sorted by. */
  columns: readonly (ColumnLook & { label: MessageDescriptor; sort?: Sort })[];
  order: Order<Sort>;
  onSort: (order: Order<Sort>) => void;
}

/** The headers of a table, of which some sort it. */
export function SortableHead<Sort extends string>({ columns, order, onSort }: SortableHeadProps<Sort>) {
  return columns.map(({ label, sort, ...look }) =>
    sort ? (
      <SortHead
        key={label.id}
        {...look}
        sorted={order.sort === sort ? order.direction : undefined}
        onSort={() => onSort(toggledOrder(order, sort))}
      >
        <FormattedMessage {...label} />
      </SortHead>
    ) : (
      <HeadCell key={label.id} {...look}>
        <FormattedMessage {...label} />
      </HeadCell>
    ),
  );
}

function rowsOf(table: HTMLTableElement | null): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
}

/** A roving tabindex: React renders -1 for all rows, and never writes it again. */
function setTabStop(rows: readonly HTMLElement[], stop: HTMLElement | undefined) {
  for (const row of rows) row.tabIndex = row === stop ? 0 : -1;
}

function goAlongRows(event: KeyboardEvent<HTMLTableRowElement>) {
  const here = event.currentTarget;
  const rows = rowsOf(here.closest('table'));
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
  setTabStop(rows, next);
  next.focus();
}

interface RowProps {
  id?: string;
  /** Called when Enter is pressed on the row. */
  onEnter?: () => void;
  /** Called when x is pressed on the row. */
  onSelect?: () => void;
  isSelected?: boolean;
  children: ReactNode;
}

export function Row({ id, onEnter, onSelect, isSelected, children }: RowProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys of controls within the row are not handled here.
    if (event.target !== event.currentTarget) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'x' && onSelect && isPlain) onSelect();
    else if (event.key !== 'Enter') goAlongRows(event);
    else if (onEnter && !event.repeat) {
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <tr id={id} role="row" data-row data-marked={isSelected || undefined} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </tr>
  );
}

export function RowHeader({ children, ...look }: ColumnLook & { children: ReactNode }) {
  return (
    <th role="rowheader" scope="row" className={classOf(look)}>
      {children}
    </th>
  );
}

interface DataCellProps extends ColumnLook {
  /** Displayed before the value if the header is hidden. */
  label: string;
  /** A tooltip with the full value, which may be truncated. */
  title?: string;
  children: ReactNode;
}

export function DataCell({ label, title, children, ...look }: DataCellProps) {
  return (
    <td role="cell" data-label={label} className={classOf(look)}>
      <span title={title}>{children}</span>
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

interface SelectBoxProps {
  /** The accessible name. */
  label: string;
  checked: boolean;
  /** Some but not all rows are selected. */
  isMixed?: boolean;
  /** @param isRange also selects all rows since the last one selected */
  onSelect: (isRange: boolean) => void;
}

function SelectBox({ label, checked, isMixed = false, onSelect }: SelectBoxProps) {
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

/** Selects a row for bulk actions. */
export function SelectCell(box: SelectBoxProps) {
  return (
    <td role="cell" className={styles.markCell}>
      <SelectBox {...box} />
    </td>
  );
}

/** Selects all rows of the page. */
export function SelectAllHead(box: SelectBoxProps) {
  return (
    <th role="columnheader" scope="col" className={styles.markCell}>
      <SelectBox {...box} />
    </th>
  );
}

/** A row of one wide cell: details of the row above, or a note that there are no rows. */
export function WideRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row">
      <td role="cell" colSpan={columns} className={styles.whole}>
        {children}
      </td>
    </tr>
  );
}
