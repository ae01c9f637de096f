import type { MessageText } from '../i18n/message.js';
import { MAX_LINE_LENGTH } from './lengths.js';
import { all, AtMost, Required, Satisfies } from './rules.js';
import type { JsonSchema } from './shape.js';

/** Messages of the fields in every form about a person. */
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
  en: 'A name cannot contain a web address, a phone number, or characters such as @, / and $. Leave a space after a period',
  es: 'Un nombre no puede llevar una dirección web, un número de teléfono ni signos como @, / o $. Deje un espacio después de un punto',
};
const NOT_AN_EMERGENCY_CONTACT: MessageText = {
  en: 'The name of an emergency contact cannot contain a web address or @. Leave a space after a period',
  es: 'El nombre del contacto de emergencia no puede llevar una dirección web ni @. Deje un espacio después de un punto',
};
const NOT_A_COMPANY: MessageText = {
  en: 'A company name cannot contain a web address or @',
  es: 'El nombre de la empresa no puede llevar una dirección web ni @',
};
const NOT_A_SENDER: MessageText = {
  en: 'A name cannot contain a web address or @',
  es: 'Un nombre no puede llevar una dirección web ni @',
};

/** Direction marks and other invisible characters, except for the two joiners, which are part of Persian and other names. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/u;
/** Invisible characters that are allowed in names: the joiners, and variation selectors of Japanese characters. */
const UNSEEN_IN_NAMES = /[\u200c\u200d]|(?!\p{Cf})\p{Default_Ignorable_Code_Point}/gu;
/** Mail clients make 'evil.example' a link even without a scheme, but not 'Jr.', 'J. R.', 'J.R.' and 'St.John'. */
const DOTTED =
  /(?:(?![tT])[\p{L}\p{M}\p{N}_-]|(?:^|[^S])[tT]|[\p{L}\p{M}\p{N}_-]S[tT])[.。][\p{L}\p{N}][\p{L}\p{M}\p{N}-]|S[tT][.。](?!\p{Lu}\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]|\p{N}[.。]\p{N}/u;

/** Seven digits or more in groups, with a + or an international prefix, or in digits of another script. */
const GROUPED_NUMBER =
  /(?:^|[^\p{L}\p{N}])(?=\p{N}(?:[^\p{L}\p{N}]*\p{N}){6})\p{N}{1,7}(?:[^\p{L}\p{N}]+\p{N}{1,7})+(?!\p{N})/u;
const INTERNATIONAL_NUMBER = /\+\p{N}{7}|(?:^|\P{N})0(?:0|11)\p{N}{7}|(?:(?!\d)\p{N}){7}/u;
/** Ten digits with a valid area code and exchange. Other plain digits, as in 'Muñoz 173278123', cannot be dialed. */
const US_NUMBER = /(?:^|\P{N})1?[2-9]\d{2}[2-9]\d{6}(?!\p{N})/u;

const NO_PERSON = anyOf(/[@/\\<>\p{Sc}]/u, DOTTED, GROUPED_NUMBER, INTERNATIONAL_NUMBER, US_NUMBER, UNSEEN);
const NO_EMERGENCY_CONTACT = anyOf(/@|:\/\//, DOTTED, UNSEEN);
const NO_COMPANY = anyOf(/@|:\/\/|\b[wW]{3}[.。]|[\p{L}\p{N}][.。][\p{L}\p{N}-]{2,}\//u, UNSEEN);

/** UTF-16 units of a character, at most. */
const UNITS_PER_CHARACTER = 2;

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}

/**
 * NFKC maps full-width forms and other look-alikes to the plain characters. Control characters are rejected too. Texts
 * that `AtMost` refuses anyway are not searched, because a body may contain very long ones.
 */
function holdsNone(refused: RegExp, value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_LINE_LENGTH * UNITS_PER_CHARACTER) return true;
  return !/\p{Cc}/u.test(value) && !refused.test(value.normalize('NFKC').replace(UNSEEN_IN_NAMES, ''));
}

/**
 * Rejects names with links, addresses, phone numbers or amounts, because names go into mails to unconfirmed addresses, which
 * could be abused to send such a link in the company's name.
 */
export const isPersonName = (value: unknown): boolean => holdsNone(NO_PERSON, value);

/** Less strict, because no mail contains it: 'Mom / Dad' is valid. */
export const isEmergencyContactName = (value: unknown): boolean => holdsNone(NO_EMERGENCY_CONTACT, value);

/** Less strict than for a person: 'A/C Masters' and 'Overstock.com' are companies. */
export const isCompanyName = (value: unknown): boolean => holdsNone(NO_COMPANY, value);

const refusing = ({ source }: RegExp): JsonSchema => ({ not: { type: 'string', pattern: source } });

/** A name of a person, in any script but without a link or a phone number. */
export const PersonName = (required: MessageText): PropertyDecorator =>
  all(
    Required(required),
    Satisfies('personName', isPersonName, NOT_A_NAME, refusing(NO_PERSON)),
    AtMost(MAX_LINE_LENGTH),
  );

/** An optional name of an emergency contact. */
export const AnyEmergencyContactName = (): PropertyDecorator =>
  all(
    Satisfies(
      'emergencyContactName',
      isEmergencyContactName,
      NOT_AN_EMERGENCY_CONTACT,
      refusing(NO_EMERGENCY_CONTACT),
    ),
    AtMost(MAX_LINE_LENGTH),
  );

export const EmergencyContactName = (): PropertyDecorator =>
  all(Required(PERSON.emergencyContactName), AnyEmergencyContactName());

export const CompanyName = (): PropertyDecorator =>
  all(Satisfies('companyName', isCompanyName, NOT_A_COMPANY, refusing(NO_COMPANY)), AtMost(MAX_LINE_LENGTH));

/** The name of a person or a company, for messages to the office. */
export const SenderName = (required: MessageText): PropertyDecorator =>
  all(
    Required(required),
    Satisfies('senderName', isCompanyName, NOT_A_SENDER, refusing(NO_COMPANY)),
    AtMost(MAX_LINE_LENGTH),
  );
