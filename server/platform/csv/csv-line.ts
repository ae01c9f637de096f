export type CsvCell = string | number | null;

/** Characters that begin a formula in a spreadsheet, including full-width forms, which it normalizes. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Includes the separators of spreadsheets in other languages, which would begin another cell. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** A CSV line (RFC 4180) with its line break. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(textOf).join(',')}\r\n`;
}

function textOf(cell: CsvCell): string {
  if (cell === null) return '';
  // A negative number is not a formula.
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(cell) ? `"${text.replaceAll('"', '""')}"` : text;
}
