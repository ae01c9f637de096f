import { blankPerson, type Person } from '../crew-people';
import { columnOf, columnsOf, folded, isNameColumn, tidy, type Kind } from './headings';
import {
  BULLETS,
  EMAIL,
  PHONE,
  hasSeveralWords,
  languageOf,
  part,
  partsOf,
  partsOfKind,
  type Part,
} from './parts';
import { rowsOf, type Separator } from './rows';
import { areGivenNames, hasGivenName, splitName } from './split-name';

/** The people of a list, and the parts of it that are not used, to be displayed. */
export interface ReadList {
  people: Person[];
  unused: string[];
}

type Cells = readonly string[];

/** The parts of a person, or of nobody if there is no name among them. */
type Group = Part[];

/**
 * Parses a pasted list: a name per line, the recipients of a mail, or a table separated by tabs, semicolons or commas,
 * with or without headings, in English or Spanish. An email, a phone or a labelled text such as 'Apellido: Ruiz' on a
 * line of its own is of the person above.
 *
 * The text is divided into rows of cells, each cell into parts, and the parts are grouped by person.
 */
export function readList(pasted: string): ReadList {
  const { rows, separator, unused } = rowsOf(pasted);
  const read = (groupsInTable(rows) ?? groupsInLines(rows, separator)).map(personOf);
  const isShown = (text: string) => /\p{L}|\d{3}/u.test(text);
  const texts = [...unused, ...read.flatMap((group) => group.unused)].map(tidy).filter(isShown);
  return { people: read.flatMap(({ person }) => person ?? []), unused: [...new Set(texts)] };
}

/** The first text of each field; others are not used. */
function personOf(group: Group): { person?: Person; unused: string[] } {
  const person = { ...blankPerson };
  const unused: string[] = [];
  for (const { kind, text } of group) {
    if (kind === 'unused' || kind === 'number') unused.push(text);
    else if (kind === 'fullName') {
      if (hasName(person)) unused.push(text);
      else Object.assign(person, splitName(text));
    }
    // 'Apellido paterno' and 'Apellido materno' are two columns.
    else if (person[kind] === '' || kind === 'firstName' || kind === 'lastName')
      Object.assign(person, { [kind]: tidy(`${person[kind]} ${text}`) });
    else if (person[kind] !== text) unused.push(text);
  }
  return hasName(person) ? { person, unused } : { unused: group.map(({ text }) => text) };
}

const hasName = ({ firstName, lastName }: Person): boolean => firstName !== '' || lastName !== '';

const asUnused = (cells: Cells): Group => part('unused', cells.map(tidy).filter(Boolean).join(', '));

/** Greetings and titles: no people. */
const COVER =
  /^(?:(?:hola|hello|buen[oa]s (?:dias|tardes|noches)|good (?:morning|afternoon)|(?:muchas )?gracias|thanks?|saludos|atentamente|(?:best |kind )?regards|cuadrilla|crew|equipo|grupo|lista de|list of)(?![\p{L}\p{N}])|hi(?=$|[,.! ]*$|[,!])|.*\b(?:la lista|the list)\b)/u;

/** A greeting, a title, or a line that announces others, such as 'Van a ir:'. */
function isCover(cells: Cells): boolean {
  const last = cells.findLast((cell) => cell.trim() !== '') ?? '';
  const isAnnouncing = last.trim().endsWith(':') && columnOf(last.replace(BULLETS, '')) === undefined;
  return isAnnouncing || COVER.test(folded(cells.join(',')).replace(BULLETS, ''));
}

/** A heading that is repeated, or above a list without columns. */
const isHeading = (cells: Cells): boolean =>
  cells.every((cell) => cell.trim() === '' || columnOf(cell) !== undefined);

/** A group for each row below the headings, if there are any. */
function groupsInTable(rows: readonly string[][]): Group[] | undefined {
  const top = rows.findIndex((cells) => !isCover(cells));
  const columnsAt = (at: number) => columnsOf(rows[at] ?? [], at === top ? rows.slice(at + 1) : undefined);
  const heading = rows.findIndex((_, at) => columnsAt(at));
  const columns = columnsAt(heading);
  const headings = rows[heading];
  if (!columns || !headings) return undefined;
  // Perhaps it was no heading.
  const guessed = headings.filter((cell, at) => isNameColumn(columns[at]) && columnOf(cell) === undefined);
  const body = rows
    .slice(heading + 1)
    .filter((cells) => !isHeading(cells) && cells.map(tidy).join() !== headings.map(tidy).join());
  return [
    ...rows.slice(0, heading).map(asUnused),
    asUnused(guessed),
    ...body.map((cells) => {
      const parts = cells.flatMap((cell, at) => partsInColumn(columns[at], headings[at], cell));
      return parts.some(({ kind }) => isNameColumn(kind)) && !isCover(cells) ? parts : asUnused(cells);
    }),
  ];
}

/** Of a column that is not used, the heading says so for all cells. */
function partsInColumn(column: Kind = 'unused', heading = '', cell: string): Part[] {
  const isNamed = column === 'unused' && heading.trim() !== '' && cell.trim() !== '';
  return partsOfKind(column, isNamed ? heading : cell);
}

/** A line without an own name is of the person above, and so is a last name below a first one. */
function groupsInLines(rows: readonly string[][], separator: Separator): Group[] {
  const lines = rows.filter((cells) => !isHeading(cells));
  const filled = lines.filter((cells) => !isCover(cells));
  // 'Ana Ruiz, Luis Soto, Eva Vega'; but 'Ruiz Soto, Ana María' is one person.
  const areNames =
    filled.some((cells) => cells.filter((cell) => cell.trim() !== '').length > 2) &&
    (filled.length === 1 || separator !== '\t') &&
    filled.flat().every(isFullName);
  const groups: Part[][][] = [];
  let above: Part[][] | undefined;
  for (const cells of lines) {
    if (isCover(cells)) {
      // What follows is of nobody above.
      above = undefined;
      groups.push([asUnused(cells)]);
      continue;
    }
    for (const own of areNames ? cells.map((cell) => [cell]) : peopleInLine(cells, separator)) {
      const parts = partsOfLine(own, separator);
      const names = parts.filter(({ kind }) => isNameColumn(kind)).map(({ kind }) => kind);
      const isOther = names.length > 0 && above && has(above.flat(), ...names);
      if (above && !isOther) above.push(parts);
      else {
        groups.push([parts]);
        if (names.length > 0) above = groups.at(-1);
      }
    }
  }
  return groups.map((group) => group.flat());
}

const has = (parts: readonly Part[], ...kinds: readonly Kind[]): boolean =>
  parts.some(({ kind }) => kinds.includes(kind));

/** A trailing separator leaves a blank cell. */
const isFullName = (cell: string): boolean =>
  /^(?:\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*)+)?$/u.test(cell.trim());

/** The cells of each person in a line: several emails or phones are of several people. */
function peopleInLine(line: Cells, separator: Separator): Cells[] {
  if (separator === '\t') return [line];
  const cells = line.flatMap(withOneEmail).filter((cell) => cell.trim() !== '');
  const hasPhone = (cell: string) => PHONE.test(cell) && hasSeveralWords(cell) && !/emerg/i.test(cell);
  if (cells.every(hasPhone)) return cells.map((cell) => [cell]);
  const hasEmail = (cell: string) => EMAIL.test(cell);
  if (cells.filter(hasEmail).length < 2) return [line];
  const people: string[][] = [];
  for (const cell of cells) {
    const isStart = hasEmail(cell) || (!hasEmail(cells[0] ?? '') && /\p{L}/u.test(cell) && !languageOf(cell));
    const person = people.at(-1);
    if (!person || (isStart && person.some(hasEmail))) people.push([cell]);
    else person.push(cell);
  }
  return people.every((person) => person.some(hasEmail)) ? people : [line];
}

/** 'Ana Ruiz <ana@example.org> Luis Soto <luis@example.org>' are two cells. */
function withOneEmail(cell: string): readonly string[] {
  const email = EMAIL.source;
  const isFirst = new RegExp(`^\\s*<?${email}`).test(cell);
  const piece = isFirst ? `<?${email}.*?(?=<?${email}|$)` : `.*?${email}>?|.+$`;
  return cell.match(new RegExp(piece, 'gs')) ?? [cell];
}

/** The parts of the cells of one person, with the first and the last name. */
function partsOfLine(cells: Cells, separator: Separator): Part[] {
  const read = cells.map((cell, at) => partsOfCell(at === 0 ? cell.replace(BULLETS, '') : cell));
  const places = read.flatMap((parts, at) => (has(parts, 'fullName') ? [at] : []));
  const names = read.flat().flatMap(({ kind, text }) => (kind === 'fullName' ? [text] : []));
  const others = withContactPhone(read.flat()).filter(({ kind }) => kind !== 'fullName');
  // In 'Ruiz Soto, Ana 801-555-0101' the contact belongs to the second part of the name.
  const hasContact = read.some(
    (parts, at) => has(parts, 'email', 'phone') && (at === places[0] || !has(parts, 'fullName')),
  );
  // In 'Ruiz, Ana' a space follows the comma; in a table none does.
  const isListed = separator === ',' && /^\s/.test(cells[places[1] ?? 0] ?? '');
  return [...others, ...partsOfNames(names, others, hasContact, isListed)];
}

/** The parts of a cell that may be a language, or have a label in front as in 'Tel: 801-555-0101'. */
function partsOfCell(cell: string): Part[] {
  const text = tidy(cell);
  const [label = '', labelled = ''] = (/^([^:]{1,40}):\s*(.+)$/.exec(text) ?? []).slice(1);
  const kind = columnOf(label);
  if (languageOf(text)) return partsOfKind('language', text);
  // 'Tel:' without a number.
  if (text.endsWith(':') && columnOf(text) !== undefined) return [];
  if (kind === 'number' || kind === 'unused') return part('unused', text);
  return kind === undefined ? partsOf(text) : partsOfKind(kind, labelled);
}

/** In 'emergency contact Marta Vigil, 801-555-0162' the phone is a cell of its own. */
function withContactPhone(parts: readonly Part[]): Part[] {
  const contact = parts.findIndex(({ kind }) => kind === 'emergencyContactName');
  const phone = parts.findIndex(({ kind }, at) => kind === 'phone' && at > contact);
  if (contact === -1 || phone === -1 || has(parts, 'emergencyContactPhone')) return [...parts];
  return parts.with(phone, { kind: 'emergencyContactPhone', text: parts[phone]?.text ?? '' });
}

/** The first and the last name of a person whose line has these names and other parts. */
function partsOfNames(
  names: readonly string[],
  others: readonly Part[],
  hasContact: boolean,
  isListed: boolean,
): Part[] {
  const [one = '', other = '', ...more] = names;
  const unused = (texts: readonly string[]) => texts.flatMap((text) => part('unused', text));
  // 'Nombre: Ana, Apellido: Ruiz'
  if (has(others, 'firstName', 'lastName')) {
    const missing = (['firstName', 'lastName'] as const).find((kind) => !has(others, kind));
    return [...part(missing ?? 'unused', one), ...unused([other, ...more])];
  }
  // 'Ana Ruiz, Carpenter, 801-555-0101', but not 'Juan Carlos;Ruiz;801-555-0101'.
  const isFull =
    other === '' || (hasContact && hasSeveralWords(one) && !areGivenNames(one) && !hasGivenName(other));
  const [last, first] = isListed ? [one, other] : [other, one];
  const { firstName, lastName } = isFull ? splitName(one) : { firstName: first, lastName: last };
  const left = isFull ? [other, ...more] : more;
  return [...part('firstName', firstName), ...part('lastName', lastName), ...unused(left)];
}
