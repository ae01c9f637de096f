import { wordsOf } from '../../platform/database/search.js';
import { PHONE_LENGTH } from '../../platform/database/phone-search.js';

/** A search text with all of its possible interpretations. */
export interface SearchTerm {
  /** Words of a name, email or company, folded. */
  words: string[];
  /** A confirmation number or its prefix. */
  number: string | undefined;
  /** Digits of a phone number, without the country code 1. */
  phone: string | undefined;
}

const NUMBER_LENGTH = 8;
const NUMBER = /^[0-9A-Z]{2,8}$/;
const PHONE = /^[\d\s().+-]+$/;
/** Fewer digits would match too many numbers. */
const FEWEST_DIGITS = 3;
/** With this number of digits, it can only be a phone number. */
const LOCAL_NUMBER = 7;
const ISO_DATE = /^\d{4}-\d\d?-\d\d?$/;

export function readTerm(text: string): SearchTerm {
  const typed = text.trim();
  const phone = phoneIn(typed);
  const isPhone = phone !== undefined && phone.length >= LOCAL_NUMBER;
  return { words: isPhone ? [] : wordsOf(typed), number: numberIn(typed), phone };
}

/** In any format: '(801) 555-0117', '+1 801.555.0117', '555 0117', '0117'. */
function phoneIn(text: string): string | undefined {
  if (!PHONE.test(text) || ISO_DATE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const withoutCountry = digits.length === PHONE_LENGTH + 1 ? digits.replace(/^1/, '') : digits;
  return withoutCountry.length < FEWEST_DIGITS ? undefined : withoutCountry;
}

/** Possibly in groups or with a number sign. Letters alone are more likely to be a name. */
function numberIn(text: string): string | undefined {
  const number = text.replace(/[\s#-]/g, '').toUpperCase();
  if (!NUMBER.test(number)) return undefined;
  return number.length === NUMBER_LENGTH || /\d/.test(number) ? number : undefined;
}

/** The range of all numbers with this prefix, whatever the collation. */
export function numbersFrom(number: string): { from: string; to: string } {
  return { from: number, to: number.padEnd(NUMBER_LENGTH, 'Z') };
}
