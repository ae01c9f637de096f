import { blankPerson, type Person, type PersonField } from './crew-people';

/** The content of a column; `skip` for data that is not used. */
type Column = PersonField | 'fullName' | 'skip';

const EMAIL = /[^\s<>,;"'()]+@[^\s<>,;"'()]+\.[^\s<>,;"'().]+/;
/** Seven or more digits with the usual separators between them. */
const PHONE = /\+?\(?\d(?:[\s().-]*\d){6,}(?:\s*(?:ext|x)\.?\s*\d+)?/i;
/** '1.', '2)', '-', '•' before a name. */
const BULLET = /^\s*(?:\d{1,2}\s*[.):-]|[-–—*•·])\s*/;

const HEADINGS: Readonly<Record<string, Column>> = {
  ...headings('firstName', [
    'first',
    'first name',
    'firstname',
    'given name',
    'nombres',
    'primer nombre',
    'nombre(s)',
  ]),
  ...headings('lastName', [
    'last',
    'last name',
    'lastname',
    'surname',
    'family name',
    'apellido',
    'apellidos',
    'apellido(s)',
  ]),
  ...headings('fullName', [
    'name',
    'full name',
    'employee',
    'worker',
    'attendee',
    'nombre',
    'nombre completo',
    'trabajador',
    'empleado',
    'participante',
  ]),
  ...headings('email', ['email', 'e-mail', 'mail', 'correo', 'correo electronico', 'email address']),
  ...headings('phone', [
    'phone',
    'mobile',
    'cell',
    'cell phone',
    'phone number',
    'telefono',
    'celular',
    'movil',
    'tel',
  ]),
  ...headings('language', ['language', 'idioma', 'lengua']),
  ...headings('emergencyContactName', [
    'emergency',
    'emergency contact',
    'emergency contact name',
    'emergencia',
    'contacto de emergencia',
    'contacto en emergencia',
    'nombre del contacto de emergencia',
  ]),
  ...headings('emergencyContactPhone', [
    'emergency phone',
    'emergency number',
    'emergency contact phone',
    'emergency contact number',
    'telefono de emergencia',
    'tel de emergencia',
    'numero de emergencia',
    'telefono del contacto de emergencia',
  ]),
  ...headings('skip', [
    '#',
    'no',
    'no.',
    'n',
    'num',
    'numero',
    'number',
    'company',
    'empresa',
    'notes',
    'notas',
  ]),
};
const LANGUAGES: Readonly<Record<string, 'en' | 'es'>> = {
  en: 'en',
  english: 'en',
  ingles: 'en',
  es: 'es',
  spanish: 'es',
  espanol: 'es',
  sp: 'es',
};
/** First words of last names that consist of several words. */
const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'da',
  'dos',
  'van',
  'von',
  'san',
  'santa',
  'mc',
  'st.',
]);

/**
 * Parses a pasted list: a name per line, or a table separated by tabs, semicolons or commas, with or without headings,
 * in English or Spanish. Cells that are no name, email, phone or language are skipped.
 */
export function peopleIn(pasted: string): Person[] {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows = rowsOf(text, separator).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [first = [], ...others] = rows;
  const columns = columnsOf(first);
  const people = columns
    ? others.map((cells) => personByColumns(cells, columns))
    : rows.map((cells) => personOf(cells, separator));
  return people.filter(({ firstName, lastName }) => firstName !== '' || lastName !== '');
}

type Separator = '\t' | ';' | ',' | null;

/** The separator of most lines; a comma only if there is no other. */
function separatorOf(text: string): Separator {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const separator of ['\t', ';', ','] as const) {
    const divided = lines.filter((line) => line.includes(separator)).length;
    if (divided > 0 && (separator !== ';' || divided * 2 >= lines.length)) return separator;
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

/** The types of the columns, if this is a heading line. */
function columnsOf(cells: readonly string[]): Column[] | undefined {
  const found = cells.map((cell) => HEADINGS[folded(cell)]);
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
    if (column === 'fullName') Object.assign(person, nameOf(cell));
    else if (column === 'language') person.language = LANGUAGES[folded(cell)] ?? '';
    else if (column === 'email') person.email = EMAIL.exec(cell)?.[0] ?? '';
    else if (column === 'emergencyContactName') Object.assign(person, contactOf(cell, person));
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
    const bare = tidy(index === 0 ? cell.replace(BULLET, '') : cell);
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
    const name = tidy(rest.replace(/[<>()]/g, ' ').replace(/[:,;–—-]+\s*$/, ''));
    if (/\p{L}/u.test(name)) {
      // In 'Ruiz, Ana' a space follows the comma; in a table none does.
      if (names.length === 1 && separator === ',' && /^\s/.test(cell)) isListed = true;
      names.push(name);
    }
  }
  const [one = '', other] = names;
  if (other === undefined) return { ...person, ...nameOf(one) };
  return isListed
    ? { ...person, firstName: other, lastName: one }
    : { ...person, firstName: one, lastName: other };
}

/** 'Ana Ruiz', 'Ruiz, Ana', 'Juan de la Cruz', 'José Luis Pérez Soto'. */
function nameOf(text: string): Pick<Person, 'firstName' | 'lastName'> {
  const [before = '', ...after] = text.split(',').map(tidy);
  if (after.length > 0 && after[0]) return { firstName: after.join(' '), lastName: before };
  const words = before.split(' ').filter(Boolean);
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(folded(word)));
  const cut = particle > 0 ? particle : words.length > 3 ? words.length - 2 : 1;
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') };
}

function headings(column: Column, words: readonly string[]): Record<string, Column> {
  return Object.fromEntries(words.map((word) => [word, column]));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Lower case without accents. */
function folded(text: string): string {
  return tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/:$/, '');
}
