import { columnOf, folded, tidy, type Kind } from './headings';

/** A text of the list whose kind is known. */
export interface Part {
  kind: Kind;
  text: string;
}

export const EMAIL = /[^\s<>,;"'()@]+@[^\s<>,;"'()@]+\.[^\s<>,;"'().@]+/;
/** Ten to fifteen digits with the usual separators between them, as in the US first; or seven as in '555-0142'. */
export const PHONE =
  /(?:(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)|\+?\(?\d(?:[\s().-]*\d){9,14}(?!\d)|\b\d{3}[\s.-]\d{4}\b)(?:\s*(?:ext|x)\.?\s*\d+)?/i;
/** '1.-', '2)', '3º', '4 ', '•', '✅', '[x]' before a name, but not the beginning of a phone number. */
export const BULLETS =
  /^(?:\s|\[x\]|#?\d{1,3}(?:\s*[.):º°ª/\uFE0F\u20E3–—-]+(?!\s*\d)|\s+(?=\p{L}))|[^\p{L}\p{N}\s"'‘’“”(+<])+/iu;
/** Dates such as '01-02-1990', and Social Security numbers. */
const NOT_PHONES = /(^|[^\d./-])(?:\d{1,4}([./-])\d{1,2}\2\d{2,4}|\d{3} \d{2} \d{4})(?![./-]?\d)/g;
const THEIR_LABELS =
  /(^|[\s,;(])(?:ssn|dob|seguro social|date of birth|birth ?date|fecha de nacimiento|f\. ?nac\.)(?=$|[\s:#.,;)])[:#.]*/giu;
/** What is left behind a name when the email and the phone are removed: separators and labels such as 'Cel.'. */
const REMAINDER =
  /(?:^|[\s:,;|/–—-]+)(?:(?:cel|cell|celular|tel|teléfono|phone|mobile|email|e-mail|correo)\.?[\s:,;|/–—-]*)*$/iu;
const EMERGENCY =
  /(?:^|[\s(])(?:(?:contacto|name|nombre|tel\S*|cel\S*|phone|en caso|in case)\s+(?:del?\s|of\s|en\s|contacto de\s)*)?emerg\p{L}*(?:\s+(?:contact|phone|number))*[\s:.,;)–—-]*/iu;
const REMARK = /\([^()]*\)/;

/** A part with this text, or none if it is blank. */
export const part = (kind: Kind, text: string): Part[] =>
  tidy(text) === '' ? [] : [{ kind, text: tidy(text) }];

export const hasSeveralWords = (text: string): boolean => /\p{L}\S*\s+\S*\p{L}/u.test(text);

export function languageOf(text: string): 'en' | 'es' | undefined {
  if (/^(?:en|english|ingles)$/.test(folded(text))) return 'en';
  return /^(?:es|sp|spanish|espanol)$/.test(folded(text)) ? 'es' : undefined;
}

/** The parts of a text in which anything may occur. Its name, if it has one, is the last. */
export function partsOf(text: string): Part[] {
  const emergency = EMERGENCY.exec(text);
  const own = text.slice(0, emergency?.index);
  const contact = emergency ? text.slice(emergency.index + emergency[0].length) : '';
  const [emails, withoutEmails] = take(EMAIL, own.replace(NOT_PHONES, '$1 ').replace(THEIR_LABELS, '$1 '));
  const [phones, withoutPhones] = take(PHONE, withoutEmails);
  const [remarks, rest] = take(REMARK, withoutPhones);
  const name = tidy(rest.replace(/[<>()]/g, ' ').replace(BULLETS, ''))
    // 'Rosa Tel' is a name.
    .replace(withoutPhones === text ? /[\s:,;–—-]+$/ : REMAINDER, '');
  const [label = '', named = name] = (/^(.*):\s*(.*\p{L}.*)$/u.exec(name) ?? []).slice(1);
  const [first = '', ...others] = named.split(/\s+[|/–—-]+\s+/);
  // 'Ana - Ruiz' is one name, 'Ana Ruiz - Carpenter' is not.
  const isWhole = hasSeveralWords(first);
  return [
    ...emails.flatMap((email) => part('email', email)),
    ...phones.flatMap((phone) => part('phone', withoutOpening(phone))),
    ...partsOfContact(contact),
    ...[...remarks, label, ...(isWhole ? others : [])].flatMap(partsOfRemark),
    ...partsOfName(isWhole ? first : [first, ...others].join(' ')),
  ];
}

/** The parts of a text whose kind is known from its label or from the heading of its column. */
export function partsOfKind(kind: Kind, text: string): Part[] {
  if (kind === 'number') return [];
  if (kind === 'emergencyContactName') return partsOfContact(text);
  if (kind === 'language') return part(languageOf(text) ? kind : 'unused', languageOf(text) ?? text);
  if (kind === 'fullName') return partsOf(text.replace(BULLETS, ''));
  if (kind === 'firstName' || kind === 'lastName') return part(kind, text.replace(BULLETS, ''));
  if (kind !== 'email' && kind !== 'phone') return part(kind, text);
  const parts = partsOf(text).flatMap((found) =>
    found.kind === 'fullName' ? part('unused', found.text) : found,
  );
  // A number with a digit too few is corrected in the form.
  const isMistyped =
    kind === 'phone' && /^\P{L}*\d/u.test(text) && parts.every((found) => found.kind === 'unused');
  return isMistyped ? part(kind, text) : parts;
}

/** Divides a text into what matches a pattern, and the rest. */
function take(pattern: RegExp, text: string): [found: readonly string[], rest: string] {
  const every = new RegExp(pattern, `${pattern.flags}g`);
  return [text.match(every) ?? [], text.replace(every, ' ')];
}

/** 'Marta Vigil', or 'Marta Vigil 801-555-0162'. */
function partsOfContact(text: string): Part[] {
  const phone = PHONE.exec(text)?.[0] ?? '';
  const name = text.replace(phone, ' ').replace(/[,;:()\s–—-]+$/, '');
  return [...part('emergencyContactName', name), ...part('emergencyContactPhone', withoutOpening(phone))];
}

/** A language or another remark beside a name, as in 'Ana Ruiz (English)'; labels such as 'Tel' are omitted. */
function partsOfRemark(remark: string): Part[] {
  const text = remark.replace(/^\((.*)\)$/s, '$1');
  return columnOf(text) === undefined ? partsOfKind('language', text) : [];
}

/** Numbers, signs and mistyped emails are no part of a name, and in 'Cuadrilla 3' there is no name. */
function partsOfName(text: string): Part[] {
  const words = text.split(' ').filter((word) => /[\p{L}\p{N},]/u.test(word));
  const others = words.filter((word) => word.includes('@') || (/\d/.test(word) && !/\p{L}/u.test(word)));
  const name = words.filter((word) => !others.includes(word)).join(' ');
  if (!/\p{L}/u.test(name) || (others.length > 0 && !name.includes(' '))) return part('unused', text);
  return [...part('unused', others.join(' ')), ...part('fullName', name)];
}

/** Without the parenthesis of '(801-555-0101)'. */
const withoutOpening = (phone: string): string => (phone.includes(')') ? phone : phone.replace('(', ''));
