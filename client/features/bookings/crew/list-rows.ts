/** '[10:32, 11/29/2026] ' or '11/29/26, 10:32 AM - ', in front of a message that was copied from a chat. */
const STAMP =
  /^[\s\u200E]*(?:\[[^\]\n]{0,20}\d:\d\d[^\]\n]{0,20}\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d\d[^\n–-]{0,12}[–-])[^\S\n]*/;
const SENDER = /^[^\n:]{1,60}:[^\S\n]*/;

/** Longer ones are no list, and would take long to read. */
const longestCell = 500;

export type Separator = '\t' | ';' | ',' | null;

/** The lines of a text: their cells, and those that nobody wrote, such as 'Jefe joined' in a chat. */
export function linesOf(pasted: string): { rows: string[][]; separator: Separator; unused: string[] } {
  const unused: string[] = [];
  const lines = pasted
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => {
      const message = line.replace(STAMP, '');
      if (message === line || SENDER.test(message))
        return message === line ? line : message.replace(SENDER, '');
      unused.push(message);
      return '';
    });
  const separator = separatorOf(lines);
  const rows = rowsOf(lines.join('\n'), separator)
    .map((cells) =>
      cells.map((cell) => {
        if (cell.length > longestCell) unused.push(cell.slice(longestCell));
        return cell.slice(0, longestCell);
      }),
    )
    .filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return { rows, separator, unused };
}

/** The separator of most lines; a comma only if there is no other. */
function separatorOf(lines: readonly string[]): Separator {
  const filled = lines.filter((line) => line.trim() !== '');
  for (const separator of ['\t', ';', ','] as const) {
    const divided = filled.filter((line) => line.includes(separator)).length;
    if (divided > 0 && (separator !== ';' || divided * 2 >= filled.length)) return separator;
  }
  return null;
}

/** The cells of each line; a quoted cell may contain separators and line breaks, and a doubled quote is one quote. */
function rowsOf(text: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '' && text.indexOf('"', at + 1) !== -1) {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += sign;
  }
  rows.push([...row, cell]);
  return rows;
}
