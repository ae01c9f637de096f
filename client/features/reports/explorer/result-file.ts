import type { ReportColumnKind } from '../../../graphql/schema.generated';

interface FileResult {
  columns: readonly { key: string; kind: ReportColumnKind }[];
  rows: readonly { cells: readonly (string | null)[] }[];
}

/** First characters that a spreadsheet parses as a formula, including full-width forms. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Of a fraction: 0.9286 is 92.86 %. */
const percentDecimals = 4;
/** Includes the separators of spreadsheets in other languages, which would begin another cell. */
const needsQuotes = /[",;\t\r\n]/;
/** The byte order mark lets spreadsheets detect UTF-8. */
const mark = '\ufeff';

/** The rows of a result in the format of a report's file: a header of keys, amounts in dollars, formulas escaped. */
export function resultFile({ columns, rows }: FileResult): string {
  const head = columns.map(({ key, kind }) => quoted(kind === 'money' ? key.replace(/Cents$/, '') : key));
  const lines = rows.map(({ cells }) =>
    columns.map(({ kind }, column) => cellText(cells[column] ?? null, kind)),
  );
  return mark + [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

function cellText(cell: string | null, kind: ReportColumnKind): string {
  if (cell === null) return '';
  if (kind === 'money') return (Number(cell) / 100).toFixed(2);
  if (kind === 'percent') return String(Number(Number(cell).toFixed(percentDecimals)));
  return kind === 'number' ? cell : quoted(cell);
}

function quoted(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(text) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
