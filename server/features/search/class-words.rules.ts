import { Temporal } from 'temporal-polyfill';
import { monthOf, weekdayOf } from './calendar-names.rules.js';

/** Words of a search for classes that are read together, such as 'dec 2026'. */
export interface ClassWords {
  words: string[];
  /** The days that they may mean, if they are a month or a weekday. 'Mar' is March or, in Spanish, Tuesday. */
  days: DayRange[];
}

/** Days from one date to another, both YYYY-MM-DD and included. */
export interface DayRange {
  from: string;
  to: string;
  /** Only these days of the week, 0 (Sunday) to 6. */
  weekday?: number;
}

const YEAR = /^\d{4}$/;

/** @param today YYYY-MM-DD; without a year, days of its year and those before and after it are meant */
export function readClassWords(words: readonly string[], today: string): ClassWords[] {
  const found: ClassWords[] = [];
  for (let index = 0; index < words.length;) {
    const next = monthAndYear(words.slice(index)) ?? oneWord(words[index] ?? '', today);
    found.push(next);
    index += next.words.length;
  }
  return found;
}

/** 'dec 2026', 'diciembre de 2026' */
function monthAndYear([name = '', ...others]: readonly string[]): ClassWords | undefined {
  const month = monthOf(withoutStop(name));
  const hasArticle = others[0] === 'de' || others[0] === 'del';
  const year = others[hasArticle ? 1 : 0] ?? '';
  if (month === undefined || !YEAR.test(year)) return undefined;
  const words = [name, ...others.slice(0, hasArticle ? 2 : 1)];
  return { words, days: [daysOf(month, Number(year))] };
}

function oneWord(word: string, today: string): ClassWords {
  const { year } = Temporal.PlainDate.from(today);
  const years = [year - 1, year, year + 1];
  const month = monthOf(withoutStop(word));
  const weekday = weekdayOf(withoutStop(word));
  const days: DayRange[] = month === undefined ? [] : years.map((each) => daysOf(month, each));
  if (weekday !== undefined) days.push({ from: `${year - 1}-01-01`, to: `${year + 1}-12-31`, weekday });
  return { words: [word], days };
}

function daysOf(month: number, year: number): DayRange {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() };
}

const withoutStop = (word: string): string => word.replace(/\.$/, '');
