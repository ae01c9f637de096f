import type { CsvColumn } from '../../platform/csv/csv-answer.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import { decimalText } from '../../platform/money/money.js';
import type { ColumnPath } from './report-columns.rules.js';

/** The columns of a report as a file for a spreadsheet has them. */
export function fileColumns(columns: readonly ColumnPath[]): CsvColumn<readonly (string | null)[]>[] {
  return columns.map(({ key, kind }, index) => ({
    // A spreadsheet that is fed again and again finds its columns in any language.
    heading: message(sameInEveryLanguage(kind === 'money' ? key.replace(/Cents$/, '') : key)),
    value: (row) => {
      const cell = row[index] ?? null;
      if (cell === null) return null;
      if (kind === 'money') return decimalText(Number(cell));
      // What is below zero is no formula.
      return kind === 'number' ? Number(cell) : cell;
    },
  }));
}

const sameInEveryLanguage = (text: string): MessageText => ({ en: text, es: text });
