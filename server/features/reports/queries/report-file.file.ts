import type { CsvColumn } from '../../../platform/csv/csv-response.js';
import { message, type MessageText } from '../../../platform/i18n/message.js';
import { decimalText } from '../../../platform/money/money.js';
import type { ColumnPath } from './report-columns.rules.js';

/** Of a fraction: 0.9286 is 92.86 %. */
const PERCENT_DECIMALS = 4;

/** The columns of a report in a file for a spreadsheet. */
export function fileColumns(columns: readonly ColumnPath[]): CsvColumn<readonly (string | null)[]>[] {
  return columns.map(({ key, kind }, index) => ({
    // The same in all languages, so that a spreadsheet that imports files regularly finds its columns.
    heading: message(sameInEveryLanguage(kind === 'money' ? key.replace(/Cents$/, '') : key)),
    value: (row) => {
      const cell = row[index] ?? null;
      if (cell === null) return null;
      if (kind === 'money') return decimalText(Number(cell));
      if (kind === 'percent') return Number(Number(cell).toFixed(PERCENT_DECIMALS));
      // A negative number is not a formula.
      return kind === 'number' ? Number(cell) : cell;
    },
  }));
}

const sameInEveryLanguage = (text: string): MessageText => ({ en: text, es: text });
