import { localeTag, type Language } from './language';
import { useLocale } from './use-locale';

/**
 * Formats of dates, times and amounts.
 *
 * Class days are wall time at the venue: 'YYYY-MM-DD' and 'HH:MM' are computed in UTC, so that the browser's time zone
 * has no effect. Callers display instants with their time zone.
 */
export interface Formats {
  /** Integer cents: '$165', '$165.50'. */
  money: (cents: number) => string;
  /** At most one decimal: '4.5'. */
  number: (value: number) => string;
  /** 'HH:MM' to '8:00 AM', '8:00 a.m.'; without a line break before AM or PM. */
  time: (wallTime: string) => string;
  /** 'Wednesday', 'Miércoles': stands alone, so it is capitalized. */
  weekday: (date: string) => string;
  /** '2' */
  dayOfMonth: (date: string) => string;
  /** 'December', 'diciembre' */
  month: (date: string) => string;
  /** 'December 2026', 'Diciembre de 2026': for a heading. */
  monthAndYear: (date: string) => string;
  /** 'Tue, Dec 8', 'Martes 8 de diciembre': in full in Spanish, because 'mar' is both martes and marzo. */
  shortDay: (date: string) => string;
  /** The same within a sentence: 'Tue, Dec 8', 'martes 8 de diciembre'. */
  dayInSentence: (date: string) => string;
  /** 'Wednesday, December 9', 'miércoles 9 de diciembre' */
  longDay: (date: string) => string;
  /** 'Wednesday, December 9, 2026', 'miércoles 9 de diciembre de 2026' */
  fullDate: (date: string) => string;
  /** An instant in an IANA time zone: 'Wednesday, December 9, 2026 at 8:00 AM'. */
  instant: (iso: string, timeZone: string) => string;
  /** An instant in the near future, without the year: 'Wednesday, December 9 at 8:00 AM'. */
  nearInstant: (iso: string, timeZone: string) => string;
}

/** A wall date and time as UTC milliseconds; undefined if the date is invalid. */
function wallInstant(date: string, time = '00:00'): number | undefined {
  const parsed = Date.parse(`${date}T${time.slice(0, 5)}:00Z`);
  return Number.isNaN(parsed) ? undefined : parsed;
}

function capitalised(text: string, tag: string): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}

/** In Spanish, Intl puts a comma after the weekday, which is not usual. */
function withoutComma(date: string): string {
  return date.replace(/^(\p{L}+), /u, '$1 ');
}

/** 'at 8:00 AM', 'a las 8:00 a.m.', 'a la 1:00 p.m.' */
export function atTime(time: string, language: Language): string {
  if (language === 'en') return `at ${time}`;
  return `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
}

/** 'Wednesday, December 9 at 8:00 AM', 'miércoles 9 de diciembre a las 8:00 a.m.', for an instant and a time zone. */
function instantFormat(language: Language, dateOptions: Intl.DateTimeFormatOptions) {
  const tag = localeTag[language];
  const inZone = new Map<string, (moment: number) => string>();
  const create = (timeZone: string) => {
    const date = new Intl.DateTimeFormat(tag, { ...dateOptions, timeZone });
    const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone });
    return (moment: number) => {
      const hours = time.format(moment).replace(/\s/gu, '\u00a0');
      const day = date.format(moment);
      return `${language === 'es' ? withoutComma(day) : day} ${atTime(hours, language)}`;
    };
  };
  return (iso: string, timeZone: string): string => {
    const moment = Date.parse(iso);
    if (Number.isNaN(moment)) return iso;
    const format = inZone.get(timeZone) ?? create(timeZone);
    inZone.set(timeZone, format);
    return format(moment);
  };
}

function createFormats(language: Language): Formats {
  const tag = localeTag[language];
  const wall = (options: Intl.DateTimeFormatOptions) => {
    const format = whenFirstUsed(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));
    return (date: string, time?: string) => {
      const instant = wallInstant(date, time);
      // An invalid value is displayed unchanged, so that one class does not break the page.
      return instant === undefined ? (time ?? date) : format().format(instant);
    };
  };
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = whenFirstUsed(() => new Intl.NumberFormat(tag, options));
    return (value: number) => format().format(value);
  };
  const wholeDollars = numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const dollarsAndCents = numbers({ style: 'currency', currency: 'USD' });
  const timeOfDay = wall({ hour: 'numeric', minute: '2-digit', hour12: true });
  const weekday = wall({ weekday: 'long' });
  const monthAndYear = wall({ month: 'long', year: 'numeric' });
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };
  const longDay = wall(day);
  const fullDate = wall({ ...day, year: 'numeric' });
  const shortDay = language === 'es' ? longDay : wall({ weekday: 'short', month: 'short', day: 'numeric' });
  const spoken = language === 'es' ? withoutComma : (date: string) => date;

  return {
    money: (cents) => (cents % 100 === 0 ? wholeDollars : dollarsAndCents)(cents / 100),
    number: numbers({ maximumFractionDigits: 1 }),
    // Depending on its version, Intl inserts a plain or a narrow space; both allow a line break.
    time: (wallTime) => timeOfDay('2000-01-01', wallTime).replace(/\s/gu, '\u00a0'),
    weekday: (date) => capitalised(weekday(date), tag),
    dayOfMonth: wall({ day: 'numeric' }),
    month: wall({ month: 'long' }),
    monthAndYear: (date) => capitalised(monthAndYear(date), tag),
    shortDay: (date) => capitalised(spoken(shortDay(date)), tag),
    dayInSentence: (date) => spoken(shortDay(date)),
    longDay: (date) => spoken(longDay(date)),
    fullDate: (date) => spoken(fullDate(date)),
    instant: instantFormat(language, { ...day, year: 'numeric' }),
    nearInstant: instantFormat(language, day),
  };
}

/** Creating a formatter is far more expensive than using it, and no page needs all. */
function whenFirstUsed<Built>(build: () => Built): () => Built {
  let built: Built | undefined;
  return () => (built ??= build());
}

// At most two entries, one per language.
const built = new Map<Language, Formats>();

export function formatsFor(language: Language): Formats {
  const formats = built.get(language) ?? createFormats(language);
  built.set(language, formats);
  return formats;
}

/** The formats for the visitor's language. */
export function useFormats(): Formats {
  return formatsFor(useLocale().language);
}
