import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { phoneDigits, withoutExtension } from '../validation/phone.js';
import { isPostgres } from './is-postgres.js';
import { PHONE_LENGTH, phoneConditions, phoneParameters } from './phone-search.js';
import { conditionsOf, wordsOf } from './search.js';

/** A search text for people: all of the words, or the phone number. */
export interface PersonTerm {
  /** Words of a name, email or company, folded. Empty for a text that can only be a phone number. */
  words: string[];
  /** Digits of a phone number or of a part of it, without the country code 1. */
  phone?: string | undefined;
}

const PHONE = /^[\d\s().+-]+$/;
/** Fewer digits would match too many numbers. */
const FEWEST_DIGITS = 3;
/** With this number of digits and a separator, it can only be a phone number. */
const LOCAL_NUMBER = 7;
const DIGITS = /^\d+$/;
const ISO_DATE = /^\d{4}-\d\d?-\d\d?$/;

export function readPersonTerm(text: string | undefined): PersonTerm {
  const typed = text?.trim() ?? '';
  const phone = phoneIn(typed);
  // Digits alone may also be a part of an email or a confirmation number, and so may digits with an x.
  const isPhone =
    phone !== undefined && phone.length >= LOCAL_NUMBER && PHONE.test(typed) && !DIGITS.test(typed);
  return { words: isPhone ? [] : wordsOf(typed), phone };
}

/** In any format: '(801) 555-0117', '+1 801.555.0117 ext. 4', '555 0117', '0117'. */
function phoneIn(text: string): string | undefined {
  const number = phoneDigits(text) === null ? text : withoutExtension(text);
  if (!PHONE.test(number) || ISO_DATE.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  const withoutCountry = digits.length === PHONE_LENGTH + 1 ? digits.replace(/^1/, '') : digits;
  return withoutCountry.length < FEWEST_DIGITS ? undefined : withoutCountry;
}

/** Selects rows whose folded text contains every word, or whose phone has the digits; all rows for an empty term. */
export function applyPersonFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  table: 'booking' | 'student',
  { words, phone }: PersonTerm,
): SelectQueryBuilder<Row> {
  const ways: string[] = [];
  const compared = conditionsOf(`${table}.searchText`, words);
  if (compared.length > 0) ways.push(compared.map(({ sql }) => sql).join(' AND '));
  for (const { parameters } of compared) query.setParameters(parameters);
  if (phone !== undefined) {
    const kind = isPostgres(query.connection) ? 'postgres' : 'sqlite';
    ways.push(...phoneConditions(kind, `${table}.phone`, phone).map(({ sql }) => sql));
    query.setParameters(phoneParameters(phone));
  }
  return ways.length === 0 ? query : query.andWhere(`(${ways.map((way) => `(${way})`).join(' OR ')})`);
}
