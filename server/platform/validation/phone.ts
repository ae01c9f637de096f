import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { MessageText } from '../i18n/message.js';
import { MAX_PHONE_LENGTH } from './lengths.js';
import { all, AtMost, Required, Satisfies, SatisfiesWithin } from './rules.js';

const NOT_A_PHONE: MessageText = {
  en: 'Enter a phone number, like (801) 555-0199',
  es: 'Escriba un número de teléfono, como (801) 555-0199',
};
const NO_PHONE: MessageText = {
  en: 'Phone required for SMS notifications',
  es: 'Escriba un teléfono para recibir mensajes de texto',
};
const NO_AREA_CODE: MessageText = {
  en: 'Enter the phone number with its area code',
  es: 'Escriba el número de teléfono con el código de área',
};
const NOT_US: MessageText = {
  en: 'We send text messages only to US numbers (+1)',
  es: 'Solo enviamos mensajes de texto a números de Estados Unidos (+1)',
};

/** Fewer digits are not a phone number, and displaying the last four would reveal most of them. */
const MIN_DIGITS = 7;
const EXTENSION = /(?:ext|x|#|;).*$/i;

/** The number as written, without an extension. */
export function withoutExtension(phone: string): string {
  return phone.replace(EXTENSION, '');
}

/** The digits without an extension; null if there are too few. */
export function phoneDigits(phone: string): string | null {
  const digits = withoutExtension(phone).replace(/\D/g, '');
  return digits.length < MIN_DIGITS ? null : digits;
}

/** The number in E.164 format, +18015550199, with +1 as default country code; null for an incomplete number. */
export function phoneNumberOf(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'US');
  return number?.isPossible() ? number.number : null;
}

/** Ten digits with the code +1; no area code begins with 0 or 1. */
const WITH_AREA_CODE = /^[2-9]\d{9}$/;

/** Whether the number can receive text messages. Not abroad, where costs and recipients are unknown. */
export function canBeTexted(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone, 'US');
  return number !== undefined && !isForeign(phone) && WITH_AREA_CODE.test(number.nationalNumber);
}

/** Countries with the code +1 at domestic rates: the US, its territories and Canada, but not the Caribbean. */
const TEXTED: readonly string[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'CA'];

/** The most digits of a number with the code +1. */
const MAX_US_DIGITS = 11;

/**
 * Whether this is a number of a country that gets no text messages. A number that is too long for the US is foreign too:
 * its + or 011 was left out.
 */
function isForeign(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone, 'US');
  if (!number) return (phoneDigits(phone) ?? '').length > MAX_US_DIGITS;
  const { countryCallingCode, nationalNumber, country } = number;
  if (countryCallingCode !== '1' || nationalNumber.length >= MAX_US_DIGITS) return true;
  return number.isPossible() && country !== undefined && !TEXTED.includes(country);
}

/** Of a longer text the problem is its length. */
const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_PHONE_LENGTH;

/** An optional phone number in any format and of any country. */
export const Phone = (): PropertyDecorator =>
  all(
    Satisfies(
      'callablePhone',
      (value) => typeof value !== 'string' || phoneDigits(value) !== null,
      NOT_A_PHONE,
      { not: { type: 'string', pattern: `^(?!(?:[^\\dxX#;]*\\d){${MIN_DIGITS}})` } },
    ),
    AtMost(MAX_PHONE_LENGTH),
  );

/** A required phone number. */
export const CallablePhone = (required: MessageText): PropertyDecorator => all(Required(required), Phone());

/** A phone number in any format; with text notifications, required unless `Optional`, and a US number with its area code. */
export const TextablePhone = (
  InputClass: () => new () => { textNotifications: boolean },
): PropertyDecorator =>
  all(
    Phone(),
    SatisfiesWithin(
      InputClass,
      'hasPhoneForTexts',
      (value, { textNotifications }) => !textNotifications || value !== undefined,
      NO_PHONE,
    ),
    SatisfiesWithin(
      InputClass,
      'isOfTheCountry',
      (value, { textNotifications }) => !textNotifications || !isNumber(value) || !isForeign(value),
      NOT_US,
    ),
    SatisfiesWithin(
      InputClass,
      'hasAreaCode',
      (value, { textNotifications }) =>
        !textNotifications || !isNumber(value) || isForeign(value) || canBeTexted(value),
      NO_AREA_CODE,
    ),
  );
