import { blankPerson, type Person } from './crew-people';
import { columnOf, folded, tidy, type Column } from './list-headings';
import { rowsOf, separatorOf, type Separator } from './list-rows';
import { splitName } from './split-name';

const EMAIL = /[^\s<>,;"'()]+@[^\s<>,;"'()]+\.[^\s<>,;"'().]+/;
/** Seven or more digits with the usual separators between them. */
const PHONE = /\+?\(?\d(?:[\s().-]*\d){6,}(?:\s*(?:ext|x)\.?\s*\d+)?/i;
/** '1.-', '2)', '3º', '4 ', '•', '✅', '[x]' before a name, but not the beginning of a phone number. */
const BULLETS =
  /^(?:\s|\[x\]|#?\d{1,3}(?:\s*[.):º°ª/\uFE0F\u20E3–—-]+(?!\s*\d)|\s+(?=\p{L}))|[^\p{L}\p{N}\s"'‘’“”(+<])+/iu;
/** What is left behind a name when the email and the phone are removed: separators and labels such as 'Cel.'. */
const REMAINDER =
  /(?:^|[\s:,;|/–—-]+)(?:(?:cel|cell|celular|tel|teléfono|phone|mobile|email|e-mail|correo)\.?[\s:,;|/–—-]*)*$/iu;

/** Longer ones are no list, and would take long to read. */
const longestCell = 500;

const LANGUAGES: Readonly<Record<string, 'en' | 'es'>> = {
  en: 'en',
  english: 'en',
  ingles: 'en',
  es: 'es',
  spanish: 'es',
  espanol: 'es',
  sp: 'es',
};

/**
 * Parses a pasted list: a name per line, or a table separated by tabs, semicolons or commas, with or without headings,
 * in English or Spanish. An email or a phone on a line of its own is of the person above. Cells that are no name, email,
 * phone or language are skipped.
 */
export function peopleIn(pasted: string): Person[] {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows = rowsOf(text, separator)
    .map((cells) => cells.map((cell) => cell.slice(0, longestCell)))
    .filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [first = [], ...others] = rows;
  const columns = columnsOf(first);
  if (columns) return others.map((cells) => personByColumns(cells, columns)).filter(hasName);
  const lines = areNames(rows) ? first.map((name) => [name]) : rows;
  return withOwnLines(lines.map((cells) => personOf(cells, separator)));
}

const hasName = ({ firstName, lastName }: Person): boolean => firstName !== '' || lastName !== '';

/** Those with a name, with the email and the phone of the lines below. */
function withOwnLines(lines: readonly Person[]): Person[] {
  const people: Person[] = [];
  for (const line of lines) {
    const above = people.at(-1);
    if (hasName(line)) people.push(line);
    else if (above) {
      above.email ||= line.email;
      above.phone ||= line.phone;
    }
  }
  return people;
}

/** 'Ana Ruiz, Luis Soto, Eva Vega' on a single line; two cells may be 'Ruiz Soto, Ana María'. */
function areNames([cells = [], ...others]: readonly string[][]): boolean {
  const isName = (cell: string) => /^\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*)+$/u.test(cell.trim());
  return others.length === 0 && cells.length > 2 && cells.every(isName);
}

/** The types of the columns, if this is a heading line. */
function columnsOf(cells: readonly string[]): Column[] | undefined {
  const found = cells.map(columnOf);
  const isName = (column: Column | undefined) =>
    column === 'firstName' || column === 'lastName' || column === 'fullName';
  if (!found.some(isName)) return undefined;
  // 'Nombre' beside 'Apellido' means the first name only.
  const hasLastName = found.includes('lastName');
  return found.map((column) => (column === 'fullName' && hasLastName ? 'firstName' : (column ?? 'skip')));
}

function personByColumns(cells: readonly string[], columns: readonly Column[]): Person {
  const person = { ...blankPerson };
  for (const [index, column] of columns.entries()) {
    const cell = tidy(cells[index] ?? '');
    if (column === 'fullName') Object.assign(person, splitName(cell.replace(BULLETS, '')));
    else if (column === 'language') person.language = LANGUAGES[folded(cell)] ?? '';
    else if (column === 'email') person.email = EMAIL.exec(cell)?.[0] ?? '';
    else if (column === 'emergencyContactName') Object.assign(person, contactOf(cell, person));
    // 'Apellido paterno' and 'Apellido materno' are two columns.
    else if (column === 'firstName' || column === 'lastName')
      person[column] = tidy(`${person[column]} ${index === 0 ? cell.replace(BULLETS, '') : cell}`);
    else if (column !== 'skip') person[column] = cell || person[column];
  }
  return person;
}

/** 'Marta Vigil', or 'Marta Vigil 801-555-0162' if there is no column for the phone. */
function contactOf(cell: string, { emergencyContactPhone }: Person): Partial<Person> {
  const found = PHONE.exec(cell)?.[0] ?? '';
  const phone = found.includes(')') ? found : found.replace('(', '');
  return {
    emergencyContactName: tidy(cell.replace(found, ' ').replace(/[,;:()\s–—-]+$/, '')),
    emergencyContactPhone: emergencyContactPhone || phone.trim(),
  };
}

/** Without headings: cells that match an email, phone or language are that, and the rest is the name. */
function personOf(cells: readonly string[], separator: Separator): Person {
  const person = { ...blankPerson };
  const names: string[] = [];
  let isListed = false;
  for (const [index, cell] of cells.entries()) {
    const bare = tidy(index === 0 ? cell.replace(BULLETS, '') : cell);
    const language = LANGUAGES[folded(bare)];
    if (language !== undefined && names.length > 0) {
      person.language = language;
      continue;
    }
    let rest = bare;
    const email = EMAIL.exec(rest)?.[0];
    if (email !== undefined) {
      person.email ||= email;
      rest = rest.replace(email, ' ');
    }
    const phone = PHONE.exec(rest)?.[0];
    if (phone !== undefined) {
      person.phone ||= phone.trim();
      rest = rest.replace(phone, ' ');
    }
    const name = tidy(rest.replace(/[<>()]/g, ' '))
      .replace(BULLETS, '')
      .replace(rest === bare ? /[\s:,;–—-]+$/ : REMAINDER, '');
    if (/\p{L}/u.test(name)) {
      // In 'Ruiz, Ana' a space follows the comma; in a table none does.
      if (names.length === 1 && separator === ',' && /^\s/.test(cell)) isListed = true;
      names.push(name);
    }
  }
  const [one = '', other] = names;
  if (other === undefined) return { ...person, ...splitName(one) };
  return isListed
    ? { ...person, firstName: other, lastName: one }
    : { ...person, firstName: one, lastName: other };
}
