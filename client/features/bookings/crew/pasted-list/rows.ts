/** '[10:32, 11/29/2026] ' or '11/29/26, 10:32 AM - ', in front of a message that was copied from a chat. */
const STAMP =
  /^[\s\u200E]*(?:\[[^\]\n]{0,20}\d:\d\d[^\]\n]{0,20}\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d\d[^\n–-]{0,12}[–-])[^\S\n]*/;
const SENDER = /^[^\n:]{1,60}:[^\S\n]*/;

/** Longer ones are no list, and would take long to read. */
const longestCell = 500;

export type Separator = '\t' | ';' | ',' | null;

/** The filled rows of a list, and what is in none of them, such as 'Jefe joined' in a chat. */
export function rowsOf(pasted: string): { rows: string[][]; separator: Separator; unused: string[] } {
  const sent = pasted.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const isNotice = (line: string) => STAMP.test(line) && !SENDER.test(line.replace(STAMP, ''));
  const lines = sent.map((line) => {
    if (isNotice(line)) return '';
    return STAMP.test(line) ? line.replace(STAMP, '').replace(SENDER, '') : line;
  });
  const separator = separatorOf(lines);
  const rows = cellsOf(lines.join('\n'), separator);
  const notices = sent.filter(isNotice).map((line) => line.replace(STAMP, ''));
  return {
    rows: rows
      .map((cells) => cells.map((cell) => cell.slice(0, longestCell)))
      .filter((cells) => cells.some((cell) => cell.trim() !== '')),
    separator,
    unused: [...notices, ...rows.flat().map((cell) => cell.slice(longestCell))],
  };
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
function cellsOf(text: string, separator: Separator): string[][] {
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

/** More than any list of twelve people needs. */
const maxFileBytes = 100_000;

/**
 * The text of a file with names. Excel saves CSV files in the code page of Windows, and 'Unicode text' as UTF-16.
 * Throws if the file is too large, not a text, or cannot be read.
 */
export async function readListFile(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw new Error('The file is too large for a list of names.');
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\u0000')) throw new Error('The file is not a text.');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
