export type CsvCell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula, also in the wide forms that it makes narrow. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A line of a file for a spreadsheet as RFC 4180 has it, its end included. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(textOf).join(',')}\r\n`;
}

function textOf(cell: CsvCell): string {
  if (cell === null) return '';
  // What is below zero is no formula.
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(cell) ? `"${text.replaceAll('"', '""')}"` : text;
}
