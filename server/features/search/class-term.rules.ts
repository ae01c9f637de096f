import { Temporal } from 'temporal-polyfill';
import { wordsOf } from '../../platform/database/search.js';
import type { Locale } from '../../platform/i18n/message.js';
import { monthOf } from './calendar-names.rules.js';

/** A search for classes. */
interface ClassTerm {
  /** YYYY-MM-DD */
  date: string | undefined;
  /** The other words, folded. */
  words: string[];
}

interface DayOfYear {
  day: number;
  month: number;
  year?: string | undefined;
}

/** Formats of dates, with named groups for their parts. */
const FORMS = [
  /(?<![^ ])(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?![^ ])/,
  /(?<![^ ])(?<first>\d{1,2})\/(?<second>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?(?![^ ])/,
  /(?<![^ ])(?<name>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?:del? )?(?<year>\d{4}))?(?![^ ]| de [a-z])/,
  /(?<![^ ])(?<day>\d{1,2})(?:st|nd|rd|th)?(?: de)? (?<name>[a-z]{3,})\.?(?:,? (?:del? )?(?<year>\d{4}))?(?![^ ])/,
];
const DAYS_AHEAD = new Map([
  ['today', 0],
  ['hoy', 0],
  ['tomorrow', 1],
  ['manana', 1],
]);

/**
 * Separates a date from the words: '2027-01-25', '1/25' (in Spanish '25/1'), 'Jan 25', '25 de enero de 2027',
 * 'tomorrow'.
 * @param today YYYY-MM-DD; a date without a year is the one nearest to it
 */
export function readClassTerm(text: string, today: string, locale: Locale): ClassTerm {
  const folded = wordsOf(text).join(' ');
  for (const form of FORMS) {
    const found = form.exec(folded);
    const date = found?.groups && dateOf(found.groups, today, locale);
    if (date) return { date, words: wordsOf(folded.replace(found[0], ' ')) };
  }
  const words = wordsOf(folded);
  const day = words.find((word) => DAYS_AHEAD.has(word));
  if (day === undefined) return { date: undefined, words };
  const date = Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD.get(day) ?? 0 });
  return { date: date.toString(), words: words.filter((word) => word !== day) };
}

function dateOf(
  groups: Readonly<Record<string, string | undefined>>,
  today: string,
  locale: Locale,
): string | undefined {
  const { first, second, name, year } = groups;
  if (first !== undefined && second !== undefined)
    return slashed(Number(first), Number(second), year, today, locale);
  const month = name === undefined ? Number(groups['month']) : monthOf(name);
  return month === undefined ? undefined : nearest({ day: Number(groups['day']), month, year }, today);
}

/** Month first in English, day first in Spanish, unless that is not a date. */
function slashed(
  first: number,
  second: number,
  year: string | undefined,
  today: string,
  locale: Locale,
): string | undefined {
  const monthFirst = nearest({ month: first, day: second, year }, today);
  const dayFirst = nearest({ month: second, day: first, year }, today);
  return locale === 'en' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}

function nearest({ day, month, year }: DayOfYear, today: string): string | undefined {
  const now = Temporal.PlainDate.from(today);
  const years = year === undefined ? [now.year - 1, now.year, now.year + 1] : [fullYear(year)];
  const dates = years.flatMap((each) => plainDate(each, month, day) ?? []);
  const distance = (date: Temporal.PlainDate): number => Math.abs(now.until(date).days);
  return dates.toSorted((one, other) => distance(one) - distance(other))[0]?.toString();
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
