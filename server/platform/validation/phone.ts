import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { MessageText } from '../i18n/message.js';
import { MAX_PHONE_LENGTH } from './lengths.js';
import { all, AtMost, Required, Satisfies, SatisfiesWithin } from './rules.js';

const NOT_A_PHONE: MessageText = {
  en: 'Enter a phone number, like (801) 555-0199',
  es: 'Escriba un número de teléfono, como (801) 555-0199',
};
const NO_AREA_CODE: MessageText = {
  en: 'Enter the phone number with its area code',
  es: 'Escriba el número de teléfono con la clave de área',
};
const NOT_US: MessageText = {
  en: 'We send text messages only to US numbers (+1)',
  es: 'Solo enviamos mensajes de texto a números de Estados Unidos (+1)',
};

/** Fewer digits are no phone number, and their last four would be most of it. */
const MIN_DIGITS = 7;
const EXTENSION = /(?:ext|x|#|;).*$/i;

/** Its digits, an extension left aside; null where there is no whole number. */
export function phoneDigits(phone: string): string | null {
  const digits = phone.replace(EXTENSION, '').replace(/\D/g, '');
  return digits.length < MIN_DIGITS ? null : digits;
}

/** In the international form, +18015550199, a US number also without its country code; null where there is no whole number. */
export function phoneNumberOf(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'US');
  return number?.isPossible() ? number.number : null;
}

/** Whether a text message can go there; what it costs elsewhere, and who reads it, nobody here knows. */
export function canBeTexted(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone, 'US');
  return number !== undefined && number.isPossible() && !isForeign(phone);
}

/** Of those that share +1: the United States, their territories and Canada. Messages to the Caribbean cost as abroad. */
const TEXTED: readonly string[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'CA'];

/** A whole number of another country. */
function isForeign(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone, 'US');
  if (!number) return false;
  const { countryCallingCode, country } = number;
  if (countryCallingCode !== '1') return true;
  return number.isPossible() && country !== undefined && !TEXTED.includes(country);
}

/** A number somebody can be called on, in whatever form and of whatever country. May be absent. */
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

/** The same, where there must be one. */
export const CallablePhone = (required: MessageText): PropertyDecorator => all(Required(required), Phone());

/** In any form, unless text messages are wanted: those go to US numbers with their area code. May be absent. */
export const TextablePhone = (
  InputClass: () => new () => { textNotifications: boolean },
): PropertyDecorator =>
  all(
    SatisfiesWithin(
      InputClass,
      'isOfTheCountry',
      (value, { textNotifications }) => !textNotifications || typeof value !== 'string' || !isForeign(value),
      NOT_US,
    ),
    SatisfiesWithin(
      InputClass,
      'hasAreaCode',
      (value, { textNotifications }) =>
        !textNotifications || typeof value !== 'string' || isForeign(value) || canBeTexted(value),
      NO_AREA_CODE,
    ),
    AtMost(MAX_PHONE_LENGTH),
  );
