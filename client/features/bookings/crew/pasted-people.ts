import { blankPerson, isBlank, type Person } from './crew-people';
import { BULLETS, EMAIL, PHONE, hasSeveralWords, languageOf, nameIn, putCell, putFirst } from './list-cells';
import { columnOf, columnsOf, folded, isNameColumn, tidy, type Column } from './list-headings';
import { linesOf, type Separator } from './list-rows';
import { areGivenNames, hasGivenName, splitName } from './split-name';

/** The people of a list, and the parts of it that are not used, to be displayed. */
export interface ReadList {
  people: Person[];
  unused: string[];
}

/**
 * Parses a pasted list: a name per line, the recipients of a mail, or a table separated by tabs, semicolons or commas,
 * with or without headings, in English or Spanish. An email, a phone or a labelled text such as 'Apellido: Ruiz' on a
 * line of its own is of the person above.
 */
export function readList(pasted: string): ReadList {
  const { rows, separator, unused } = linesOf(pasted);
  const top = rows.findIndex((cells) => !isCover(cells));
  const columnsAt = (at: number) => columnsOf(rows[at] ?? [], rows.slice(at + 1), at === top);
  const heading = rows.findIndex((_, at) => columnsAt(at));
  const columns = columnsAt(heading);
  const headings = rows[heading] ?? [];
  const people = columns
    ? peopleInTable(rows.slice(heading + 1), headings, columns, unused)
    : peopleInLines(rows, separator, unused);
  const above = columns ? rows.slice(0, heading).map(textOf) : [];
  // Perhaps it was no heading.
  above.push(...headings.filter((cell, at) => isNameColumn(columns?.[at]) && columnOf(cell) === undefined));
  const isShown = (text: string) => /\p{L}|\d{3}/u.test(text);
  return { people, unused: [...new Set([...above, ...unused].map(tidy).filter(isShown))] };
}

const hasName = ({ firstName, lastName }: Person): boolean => firstName !== '' || lastName !== '';

const textOf = (cells: readonly string[]): string => cells.map(tidy).filter(Boolean).join(', ');

/** Greetings and titles: no people. */
const COVER =
  /^(?:(?:hola|hello|buen[oa]s (?:dias|tardes|noches)|good (?:morning|afternoon)|(?:muchas )?gracias|thanks?|saludos|atentamente|(?:best |kind )?regards|cuadrilla|crew|equipo|grupo|lista de|list of)(?![\p{L}\p{N}])|hi(?=$|[,.! ]*$|[,!])|.*\b(?:la lista|the list)\b)/u;

/** A greeting, a title, or a line that announces others, such as 'Van a ir:'. */
function isCover(cells: readonly string[]): boolean {
  const last = cells.findLast((cell) => cell.trim() !== '') ?? '';
  const isAnnouncing = last.trim().endsWith(':') && columnOf(last.replace(BULLETS, '')) === undefined;
  return isAnnouncing || COVER.test(folded(cells.join(',')).replace(BULLETS, ''));
}

/** A heading that is repeated, or above a list without columns. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '' || columnOf(cell) !== undefined);

function peopleInTable(
  rows: readonly string[][],
  headings: readonly string[],
  columns: readonly Column[],
  unused: string[],
): Person[] {
  const people: Person[] = [];
  for (const cells of rows) {
    if (isHeading(cells) || textOf(cells) === textOf(headings)) continue;
    const person = { ...blankPerson };
    if (!isCover(cells)) {
      for (const [index, text] of cells.entries()) {
        const column = columns[index] ?? 'unused';
        const cell = tidy(text.replace(isNameColumn(column) ? BULLETS : '', ''));
        if (cell === '' || column === 'number') continue;
        if (column === 'unused') unused.push(tidy(headings[index] ?? '') || cell);
        else if (column !== 'fullName') putCell(person, column, cell, unused);
        else if (hasName(person)) unused.push(cell);
        else Object.assign(person, splitName(nameIn(cell, person, unused)));
      }
    }
    if (hasName(person)) people.push(person);
    else if (isCover(cells) || !isBlank(person)) unused.push(textOf(cells));
  }
  return people;
}

/** A line without an own name is of the person above, and so is a last name below a first one. */
function peopleInLines(rows: readonly string[][], separator: Separator, unused: string[]): Person[] {
  const people: Person[] = [];
  let above: Person | undefined;
  const lines = rows.filter((cells) => !isHeading(cells) && !isCover(cells));
  // 'Ana Ruiz, Luis Soto, Eva Vega'; but 'Ruiz Soto, Ana María' is one person.
  const areNames =
    lines.some((cells) => cells.filter((cell) => cell.trim() !== '').length > 2) &&
    (lines.length === 1 || separator !== '\t') &&
    lines.flat().every(isFullName);
  for (const cells of rows) {
    if (isHeading(cells)) continue;
    if (isCover(cells)) {
      // What follows is of nobody above.
      above = undefined;
      unused.push(textOf(cells));
      continue;
    }
    for (const group of areNames ? cells.map((cell) => [cell]) : groupsOf(cells, separator)) {
      const line = personOf(group, separator, unused);
      const isOther = (above?.firstName && line.firstName) || (above?.lastName && line.lastName);
      if (hasName(line) && (isOther || !above)) {
        above = line;
        people.push(line);
      } else if (above) {
        for (const field of fields) putFirst<keyof Person>(above, field, line[field], unused);
      } else unused.push(...fields.map((field) => line[field]));
    }
  }
  return people;
}

/** A trailing separator leaves a blank cell. */
const isFullName = (cell: string): boolean =>
  /^(?:\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*)+)?$/u.test(cell.trim());

const fields = Object.keys(blankPerson) as (keyof Person)[];

/** The cells of each person: several emails or phones in a line are of several people. */
function groupsOf(line: readonly string[], separator: Separator): (readonly string[])[] {
  if (separator === '\t') return [line];
  const cells = line.flatMap(withOneEmail).filter((cell) => cell.trim() !== '');
  const hasPhone = (cell: string) => PHONE.test(cell) && hasSeveralWords(cell) && !/emerg/i.test(cell);
  if (cells.every(hasPhone)) return cells.map((cell) => [cell]);
  const hasEmail = (cell: string) => EMAIL.test(cell);
  if (cells.filter(hasEmail).length < 2) return [line];
  const groups: string[][] = [];
  for (const cell of cells) {
    const isStart = hasEmail(cell) || (!hasEmail(cells[0] ?? '') && /\p{L}/u.test(cell) && !languageOf(cell));
    const group = groups.at(-1);
    if (!group || (isStart && group.some(hasEmail))) groups.push([cell]);
    else group.push(cell);
  }
  return groups.every((group) => group.some(hasEmail)) ? groups : [line];
}

/** 'Ana Ruiz <ana@example.org> Luis Soto <luis@example.org>' are two cells. */
function withOneEmail(cell: string): readonly string[] {
  const email = EMAIL.source;
  const isFirst = new RegExp(`^\\s*<?${email}`).test(cell);
  const piece = isFirst ? `<?${email}.*?(?=<?${email}|$)` : `.*?${email}>?|.+$`;
  return cell.match(new RegExp(piece, 'gs')) ?? [cell];
}

/** Cells that match an email, phone or language are that, and the rest is the name. */
function personOf(cells: readonly string[], separator: Separator, unused: string[]): Person {
  const person = { ...blankPerson };
  const names: string[] = [];
  let isListed = false;
  let hasContact = false;
  for (const [index, cell] of cells.entries()) {
    const bare = tidy(index === 0 ? cell.replace(BULLETS, '') : cell);
    const [label = '', labelled = bare] = (/^([^:]{1,40}):\s*(.+)$/.exec(bare) ?? []).slice(1);
    const column = label === '' ? undefined : columnOf(label);
    const language = languageOf(bare);
    if (language !== undefined && names.length > 0) putFirst(person, 'language', language, unused);
    // 'Tel:' without a number.
    else if (bare.endsWith(':') && columnOf(bare) !== undefined) continue;
    else if (column === 'number' || column === 'unused') unused.push(bare);
    else if (column && column !== 'fullName' && column !== 'email' && column !== 'phone')
      putCell(person, column, labelled, unused);
    else {
      const name = nameIn(column ? labelled : bare, person, unused);
      const isContact = person.email !== '' || person.phone !== '';
      // In 'Ruiz Soto, Ana 801-555-0101' the contact belongs to the second part of the name.
      hasContact ||= isContact && (names.length === 0 || name === '');
      if (column === 'email' || column === 'phone') unused.push(name);
      else if (/\p{L}/u.test(name)) {
        // In 'Ruiz, Ana' a space follows the comma; in a table none does.
        if (names.length === 1 && separator === ',' && /^\s/.test(cell)) isListed = true;
        names.push(name);
      }
    }
  }
  const [one = '', other, ...more] = names;
  if (one === '') return person;
  // 'Nombre: Ana, Apellido: Ruiz'
  if (hasName(person)) {
    putFirst(person, person.firstName === '' ? 'firstName' : 'lastName', one, unused);
    unused.push(...names.slice(1));
    return person;
  }
  // 'Ana Ruiz, Carpenter, 801-555-0101', but not 'Juan Carlos;Ruiz;801-555-0101'.
  const isFull = hasContact && hasSeveralWords(one) && !areGivenNames(one) && !hasGivenName(other ?? '');
  if (other === undefined || isFull) {
    unused.push(...names.slice(1));
    return { ...person, ...splitName(one) };
  }
  unused.push(...more);
  return isListed
    ? { ...person, firstName: other, lastName: one }
    : { ...person, firstName: one, lastName: other };
}
