import { Fragment, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { textOf, type MessageOrText } from '../../forms/define-form';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/office-icons';
import { toggledOrder, type Order } from './list-url-state';
import styles from './Table.module.css';

/** A column, described once for its header and its cells. The first column names the row. */
export interface Column<Item, Sort extends string = never> {
  /** Only for columns that can be hidden, and those of a report. */
  name?: string;
  /** The header; on narrow screens displayed before each value. */
  label: MessageOrText;
  cell: (item: Item) => ReactNode;
  /** A tooltip with the full value, which may be truncated. Not for the first column, whose cells have their own. */
  title?: (item: Item) => string;
  /** If the list can be sorted by it. */
  sort?: Sort;
  /** The buttons of a row; the last column. */
  isActions?: boolean;
  /** Aligned at the end, so that the digits are below each other. */
  isNumber?: boolean;
  /** For dense tables: takes the remaining width, and is truncated if that is too small. */
  elastic?: boolean;
  /**
   * For dense tables: hidden in windows narrower than 80rem ('wide') or 100rem ('widest'); the row leads to the value.
   */
  room?: 'wide' | 'widest';
  /** In a last row, for totals. */
  total?: ReactNode;
}

interface TableRow {
  id?: string;
  /** Called when Enter is pressed on the row. */
  onEnter?: () => void;
  /** Selects the row for bulk actions, also by x. */
  select?: SelectBoxProps;
  /** Displayed below the row, over the whole width. */
  details?: ReactNode;
}

interface TableProps<Item, Sort extends string> {
  /** The accessible name. */
  caption: ReactNode;
  columns: readonly Column<Item, Sort>[];
  items: readonly Item[];
  row?: (item: Item) => TableRow;
  /** Displayed instead of rows. */
  empty?: ReactNode;
  order?: Order<Sort> | undefined;
  onSort?: (order: Order<Sort>) => void;
  /** Selects all rows of the page. */
  selectAll?: SelectBoxProps;
  /**
   * Each row is one line, 44 px high, on wide screens: content that does not fit its column is truncated with an
   * ellipsis.
   */
  dense?: boolean;
}

/**
 * A dense table with a sticky header. Below 60rem each row is a block of labels and values, with explicit roles,
 * because browsers drop table semantics if `display` is changed. One row is a tab stop; the arrow keys, Home and End
 * move between rows.
 */
export function Table<Item extends { id: string }, Sort extends string = never>({
  caption,
  columns,
  items,
  row,
  empty,
  order,
  onSort,
  selectAll,
  dense = false,
}: TableProps<Item, Sort>) {
  const table = useRef<HTMLTableElement>(null);
  // The row that was the tab stop may have left the table.
  useLayoutEffect(() => {
    const rows = rowsOf(table.current);
    setTabStop(rows, rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
  });
  const width = columns.length + (selectAll ? 1 : 0);
  return (
    <table ref={table} role="table" className={dense ? `${styles.table} ${styles.dense}` : styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {selectAll && (
            <th role="columnheader" scope="col" className={styles.markCell}>
              <SelectBox {...selectAll} />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={keyOf(column)} column={column} order={order} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {items.length === 0 && empty && <WideRow columns={width}>{empty}</WideRow>}
        {items.map((item) => {
          const { details, ...props } = row?.(item) ?? {};
          return (
            <Fragment key={item.id}>
              <Row {...props}>
                {columns.map((column, index) => (
                  <Cell
                    key={keyOf(column)}
                    column={column}
                    isHeader={index === 0}
                    title={column.title?.(item)}
                  >
                    {column.cell(item)}
                  </Cell>
                ))}
              </Row>
              {details && <WideRow columns={width}>{details}</WideRow>}
            </Fragment>
          );
        })}
      </tbody>
      {columns.some(({ total }) => Boolean(total)) && (
        <tfoot role="rowgroup" className={`${styles.body} ${styles.foot}`}>
          <tr role="row">
            {columns.map((column, index) => (
              <Cell key={keyOf(column)} column={column} isHeader={index === 0}>
                {column.total}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function keyOf({ name, label }: Pick<Column<never>, 'name' | 'label'>): string | undefined {
  return name ?? (typeof label === 'string' ? label : label.id);
}

type ColumnLook = Pick<Column<never>, 'label' | 'isActions' | 'isNumber' | 'elastic' | 'room'>;

function classOf({ isNumber = false, elastic = false, room }: ColumnLook): string | undefined {
  const names = [isNumber && styles.number, elastic && styles.elastic, room && styles[room]].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

interface HeadCellProps<Sort extends string> {
  column: ColumnLook & { sort?: Sort };
  order: Order<Sort> | undefined;
  onSort: ((order: Order<Sort>) => void) | undefined;
}

/** If the list can be sorted by the column, its header does; clicking again reverses the order. */
function HeadCell<Sort extends string>({ column, order, onSort }: HeadCellProps<Sort>) {
  const { label, sort } = column;
  const text = textOf(useIntl(), label);
  if (!sort)
    return (
      <th role="columnheader" scope="col" className={column.isActions ? styles.actionsHead : classOf(column)}>
        {text}
      </th>
    );
  const sorted = order?.sort === sort ? order.direction : 'none';
  const Icon = sortIcons[sorted];
  return (
    <th role="columnheader" scope="col" aria-sort={sorted} className={classOf(column)}>
      <button type="button" className={styles.sort} onClick={() => onSort?.(toggledOrder(order, sort))}>
        {text}
        <Icon className={styles.sortIcon} />
      </button>
    </th>
  );
}

interface CellProps {
  column: ColumnLook;
  isHeader: boolean;
  title?: string | undefined;
  children: ReactNode;
}

function Cell({ column, isHeader, title, children }: CellProps) {
  const intl = useIntl();
  if (isHeader)
    return (
      <th role="rowheader" scope="row" className={classOf(column)}>
        {children}
      </th>
    );
  if (column.isActions)
    return (
      <td role="cell">
        <div className={styles.actions}>{children}</div>
      </td>
    );
  return (
    <td role="cell" data-label={textOf(intl, column.label)} className={classOf(column)}>
      <span title={title}>{children}</span>
    </td>
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

function Row({ id, onEnter, select, children }: Omit<TableRow, 'details'> & { children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Neither the keys of controls within the row nor the browser's shortcuts are handled here.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'x' && select) select.onSelect(false);
    else if (event.key !== 'Enter') goAlongRows(event);
    else if (onEnter && !event.repeat) {
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <tr
      id={id}
      role="row"
      data-row
      data-marked={select?.checked || undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {select && (
        <td role="cell" className={styles.markCell}>
          <SelectBox {...select} />
        </td>
      )}
      {children}
    </tr>
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

/** A row of one wide cell: details of the row above, or a note that there are no rows. */
function WideRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row">
      <td role="cell" colSpan={columns} className={styles.whole}>
        {children}
      </td>
    </tr>
  );
}
