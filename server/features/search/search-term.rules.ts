import { wordsOf } from '../../platform/database/search.js';
import { PHONE_LENGTH } from '../../platform/database/phone-search.js';

/** What somebody looks for, read in each way that it may be meant. */
export interface SearchTerm {
  /** Of name, email or company, folded. */
  words: string[];
  /** The beginning of a confirmation number, or the whole. */
  number: string | undefined;
  /** Digits of a phone number, without the 1 of the country. */
  phone: string | undefined;
}

const NUMBER_LENGTH = 8;
const NUMBER = /^[0-9A-Z]{2,8}$/;
const PHONE = /^[\d\s().+-]+$/;
/** Fewer digits are everywhere. */
const FEWEST_DIGITS = 3;
/** So many digits are a phone number and nothing else. */
const LOCAL_NUMBER = 7;
const ISO_DATE = /^\d{4}-\d\d?-\d\d?$/;

export function readTerm(text: string): SearchTerm {
  const typed = text.trim();
  const phone = phoneIn(typed);
  const isPhone = phone !== undefined && phone.length >= LOCAL_NUMBER;
  return { words: isPhone ? [] : wordsOf(typed), number: numberIn(typed), phone };
}

/** However it is written: '(801) 555-0117', '+1 801.555.0117', '555 0117', '0117'. */
function phoneIn(text: string): string | undefined {
  if (!PHONE.test(text) || ISO_DATE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const withoutCountry = digits.length === PHONE_LENGTH + 1 ? digits.replace(/^1/, '') : digits;
  return withoutCountry.length < FEWEST_DIGITS ? undefined : withoutCountry;
}

/** Read out in groups, or with the sign for a number. Letters alone are more likely to be a name. */
function numberIn(text: string): string | undefined {
  const number = text.replace(/[\s#-]/g, '').toUpperCase();
  if (!NUMBER.test(number)) return undefined;
  return number.length === NUMBER_LENGTH || /\d/.test(number) ? number : undefined;
}

/** The range of all numbers that begin so, whatever the collation. */
export function numbersFrom(number: string): { from: string; to: string } {
  return { from: number, to: number.padEnd(NUMBER_LENGTH, 'Z') };
}
