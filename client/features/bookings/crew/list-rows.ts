export type Separator = '\t' | ';' | ',' | null;

/** The separator of most lines; a comma only if there is no other. */
export function separatorOf(text: string): Separator {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const separator of ['\t', ';', ','] as const) {
    const divided = lines.filter((line) => line.includes(separator)).length;
    if (divided > 0 && (separator !== ';' || divided * 2 >= lines.length)) return separator;
  }
  return null;
}

/** The cells of each line; a quoted cell may contain separators and line breaks, and a doubled quote is one quote. */
export function rowsOf(text: string, separator: Separator): string[][] {
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
