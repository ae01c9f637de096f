import type { MessageText } from '../i18n/message.js';
import { MAX_LINE_LENGTH } from './lengths.js';
import { all, AtMost, Required, Satisfies } from './rules.js';
import type { JsonSchema } from './shape.js';

/** Messages of the fields that every form about a person has (specification section 5). */
export const PERSON = {
  firstName: { en: 'First name required', es: 'Escriba el nombre' },
  lastName: { en: 'Last name required', es: 'Escriba el apellido' },
  email: { en: 'Email required', es: 'Escriba el correo electrónico' },
  emergencyContactName: {
    en: 'Emergency contact required',
    es: 'Escriba el nombre del contacto de emergencia',
  },
  emergencyContactPhone: {
    en: 'Emergency phone required',
    es: 'Escriba el teléfono del contacto de emergencia',
  },
} as const satisfies Record<string, MessageText>;

const NOT_A_NAME: MessageText = {
  en: 'A name cannot hold a web address, @ or /. Leave a space after a period',
  es: 'Un nombre no puede llevar una dirección web, @ ni /. Deje un espacio después de un punto',
};
const NOT_A_COMPANY: MessageText = {
  en: 'A company name cannot hold a web address or @',
  es: 'El nombre de la empresa no puede llevar una dirección web ni @',
};

/** Direction marks and other characters that are not seen; the two joiners are part of Persian, Hindi and other names. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/u;
/** Not seen either, and part of names: the joiners, and what chooses between forms of a Japanese character. */
const UNSEEN_IN_NAMES = /[\u200c\u200d]|(?!\p{Cf})\p{Default_Ignorable_Code_Point}/gu;
/** Mail programs make a link of 'evil.example' without a scheme; 'Jr.', 'J. R.' and 'J.R.' are none. */
const DOTTED = /[\p{L}\p{M}\p{N}_-][.。][\p{L}\p{N}][\p{L}\p{M}\p{N}-]|\p{N}[.。]\p{N}/u;

const NO_PERSON = anyOf(/[@/\\]/u, DOTTED, UNSEEN);
const NO_COMPANY = anyOf(/@|:\/\/|\b[wW]{3}[.。]|[\p{L}\p{N}][.。][\p{L}\p{N}-]{2,}\//u, UNSEEN);

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}

/** Full-width forms and other look-alikes of a sign are that sign; control characters have been removed, or are refused. */
function holdsNone(refused: RegExp, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  return !/\p{Cc}/u.test(value) && !refused.test(value.normalize('NFKC').replace(UNSEEN_IN_NAMES, ''));
}

/**
 * Names go into mails to addresses that nobody has confirmed: one that reads as a link or an address would make the
 * company's mail carry it.
 */
export const isPersonName = (value: unknown): boolean => holdsNone(NO_PERSON, value);

/** Looser than a person's: 'A/C Masters' and 'Sons & Co.' are companies. */
export const isCompanyName = (value: unknown): boolean => holdsNone(NO_COMPANY, value);

const refusing = ({ source }: RegExp): JsonSchema => ({ not: { type: 'string', pattern: source } });

/** The name of a person: as people anywhere write it, and nothing that can be followed. May be absent. */
export const AnyPersonName = (): PropertyDecorator =>
  all(Satisfies('personName', isPersonName, NOT_A_NAME, refusing(NO_PERSON)), AtMost(MAX_LINE_LENGTH));

/** The same, where there must be one. */
export const PersonName = (required: MessageText): PropertyDecorator =>
  all(Required(required), AnyPersonName());

export const CompanyName = (problem = NOT_A_COMPANY): PropertyDecorator =>
  all(Satisfies('companyName', isCompanyName, problem, refusing(NO_COMPANY)), AtMost(MAX_LINE_LENGTH));
