import type { Person } from './crew-people';
import { columnOf, folded, tidy, type Column } from './list-headings';

export const EMAIL = /[^\s<>,;"'()@]+@[^\s<>,;"'()@]+\.[^\s<>,;"'().@]+/;
/** Ten to fifteen digits with the usual separators between them, as in the US first; or seven as in '555-0142'. */
export const PHONE =
  /(?:(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)|\+?\(?\d(?:[\s().-]*\d){9,14}(?!\d)|\b\d{3}[\s.-]\d{4}\b)(?:\s*(?:ext|x)\.?\s*\d+)?/i;
/** Dates such as '01-02-1990', and Social Security numbers. */
const NOT_PHONES = /(^|[^\d./-])(?:\d{1,4}([./-])\d{1,2}\2\d{2,4}|\d{3} \d{2} \d{4})(?![./-]?\d)/g;
const THEIR_LABELS =
  /(^|[\s,;(])(?:ssn|dob|seguro social|date of birth|birth ?date|fecha de nacimiento|f\. ?nac\.)(?=$|[\s:#.,;)])[:#.]*/giu;
/** '1.-', '2)', '3º', '4 ', '•', '✅', '[x]' before a name, but not the beginning of a phone number. */
export const BULLETS =
  /^(?:\s|\[x\]|#?\d{1,3}(?:\s*[.):º°ª/\uFE0F\u20E3–—-]+(?!\s*\d)|\s+(?=\p{L}))|[^\p{L}\p{N}\s"'‘’“”(+<])+/iu;
/** What is left behind a name when the email and the phone are removed: separators and labels such as 'Cel.'. */
const REMAINDER =
  /(?:^|[\s:,;|/–—-]+)(?:(?:cel|cell|celular|tel|teléfono|phone|mobile|email|e-mail|correo)\.?[\s:,;|/–—-]*)*$/iu;
const EMERGENCY =
  /(?:^|[\s(])(?:(?:contacto|name|nombre|tel\S*|cel\S*|phone|en caso|in case)\s+(?:del?\s|of\s|en\s|contacto de\s)*)?emerg\p{L}*(?:\s+(?:contact|phone|number))*[\s:.,;)–—-]*/iu;

const LANGUAGES: Readonly<Record<string, 'en' | 'es'>> = {
  en: 'en',
  english: 'en',
  ingles: 'en',
  es: 'es',
  spanish: 'es',
  espanol: 'es',
  sp: 'es',
};

export const languageOf = (text: string): 'en' | 'es' | undefined => LANGUAGES[folded(text)];

export const hasSeveralWords = (text: string): boolean => /\p{L}\S*\s+\S*\p{L}/u.test(text);

/** Reads the email, phone, language and emergency contact in a text. @returns the name in it; the rest is `unused` */
export function nameIn(text: string, person: Person, unused: string[]): string {
  const emergency = EMERGENCY.exec(text);
  const own = emergency ? text.slice(0, emergency.index) : text;
  let rest = own.replace(NOT_PHONES, '$1 ').replace(THEIR_LABELS, '$1 ');
  const take = (pattern: RegExp, field: 'email' | 'phone' | 'emergencyContactPhone') => {
    for (let found = pattern.exec(rest)?.[0]; found; found = pattern.exec(rest)?.[0]) {
      rest = rest.replace(found, ' ');
      putFirst(person, field, withoutOpening(found), unused);
    }
  };
  take(EMAIL, 'email');
  // In 'emergency contact Marta Vigil, 801-555-0162' the phone is a cell of its own.
  const isContact = person.emergencyContactName !== '' && person.emergencyContactPhone === '';
  take(PHONE, isContact ? 'emergencyContactPhone' : 'phone');
  if (emergency) putContact(text.slice(emergency.index + emergency[0].length), person, unused);
  const putRemark = (remark: string) => {
    const language = languageOf(remark);
    if (language) putFirst(person, 'language', language, unused);
    else if (columnOf(remark) === undefined) unused.push(tidy(remark));
    return ' ';
  };
  const name = tidy(
    rest
      .replace(/\(([^()]*)\)/g, (_, remark: string) => putRemark(remark))
      .replace(/[<>()]/g, ' ')
      .replace(BULLETS, ''),
  ).replace(rest === text ? /[\s:,;–—-]+$/ : REMAINDER, '');
  const [label = '', named = name] = (/^(.*):\s*(.*\p{L}.*)$/u.exec(name) ?? []).slice(1);
  if (label) putRemark(label);
  const [first = '', ...others] = named.split(/\s+[|/–—-]+\s+/);
  if (!hasSeveralWords(first)) return withoutNumbers([first, ...others].join(' '), unused);
  others.forEach(putRemark);
  return withoutNumbers(first, unused);
}

/** Numbers are no part of a name, and in 'Cuadrilla 3' there is no name. */
function withoutNumbers(name: string, unused: string[]): string {
  const words = name.split(' ');
  const letters = words.filter((word) => /\p{L}/u.test(word) || !/\d/.test(word));
  if (letters.length === words.length) return name;
  const isName = letters.length > 1;
  unused.push(isName ? words.filter((word) => !letters.includes(word)).join(' ') : name);
  return isName ? letters.join(' ') : '';
}

/** Without the parenthesis of '(801-555-0101)'. */
function withoutOpening(phone: string): string {
  return tidy(phone.includes(')') ? phone : phone.replace('(', ''));
}

/** Fills an empty field. */
export function putFirst<F extends keyof Person>(
  person: Person,
  field: F,
  text: Person[F],
  unused: string[],
) {
  if (person[field] === '') person[field] = text;
  else if (text !== '' && text !== person[field]) unused.push(text);
}

/** Puts the cell of a column, or a text that has such a label. */
export function putCell(
  person: Person,
  column: Exclude<Column, 'fullName' | 'number' | 'unused'>,
  cell: string,
  unused: string[],
) {
  if (column === 'emergencyContactName') putContact(cell, person, unused);
  else if (column === 'language') putFirst(person, column, languageOf(cell) ?? '', unused);
  else if (column === 'email') putFirst(person, column, EMAIL.exec(cell)?.[0] ?? '', unused);
  // 'Apellido paterno' and 'Apellido materno' are two columns.
  else if (column === 'firstName' || column === 'lastName')
    person[column] = tidy(`${person[column]} ${cell}`);
  else putFirst(person, column, cell, unused);
  if (column === 'language' && !languageOf(cell)) unused.push(cell);
  if (column === 'email') unused.push(tidy(cell.replace(EMAIL, ' ').replace(/[<>]/g, ' ')));
}

/** 'Marta Vigil', or 'Marta Vigil 801-555-0162' if there is no column for the phone. */
function putContact(text: string, person: Person, unused: string[]) {
  const found = PHONE.exec(text)?.[0] ?? '';
  const name = tidy(text.replace(found, ' ').replace(/[,;:()\s–—-]+$/, ''));
  putFirst(person, 'emergencyContactName', name, unused);
  putFirst(person, 'emergencyContactPhone', withoutOpening(found), unused);
}
