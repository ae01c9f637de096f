import { useIntl } from 'react-intl';

import type { ReportColumnKind } from '../../graphql/schema.generated';
import { useFormats } from '../../i18n/formats';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import type { SortDirection } from '../../schema/sort-direction.generated';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { phoneText } from '../../ui/contact/phone-text';

type Cell = string | null;

export const isNumeric = (kind: ReportColumnKind) =>
  kind === 'number' || kind === 'money' || kind === 'percent';

/** The text of a cell in the reader's language; by the key of its column, phones are displayed like elsewhere. */
export function useCellText(): (cell: Cell, kind: ReportColumnKind, key?: string) => string {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { monthAndYear } = useFormats();
  return (cell, kind, key = '') => {
    if (cell === null) return '–';
    switch (kind) {
      case 'money':
        return formats.amount(Number(cell));
      case 'percent':
        return intl.formatNumber(Number(cell), { style: 'percent', maximumFractionDigits: 0 });
      case 'number':
        return intl.formatNumber(Number(cell), { maximumFractionDigits: 1 });
      case 'month':
        return monthAndYear(`${cell}-01`);
      case 'date':
        return formats.date(cell);
      case 'dateTime':
        // Already in the venue's time: the offset must not be applied again.
        return formats.instant(`${cell.slice(0, 19)}Z`, 'UTC');
      case 'boolean':
        return intl.formatMessage(cell === 'true' ? wordMessages.yes : wordMessages.no);
      case 'text':
        return /phone$/i.test(key) ? phoneText(cell) : cell;
    }
  };
}

export interface SortedBy {
  column: number;
  direction: SortDirection;
}

/** Rows sorted by a column: numerically, or by the collation of the language; empty cells last. */
export function sortedRows<Row extends { cells: readonly Cell[] }>(
  rows: readonly Row[],
  kind: ReportColumnKind,
  { column, direction }: SortedBy,
  language: string,
): Row[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.cells[column] ?? null, other.cells[column] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (isNumeric(kind) ? Number(a) - Number(b) : collator.compare(a, b));
  });
}

/** The sum of the cells of a column. */
export function sumOf(rows: readonly { cells: readonly Cell[] }[], column: number): string {
  return String(rows.reduce((sum, { cells }) => sum + Number(cells[column] ?? 0), 0));
}
