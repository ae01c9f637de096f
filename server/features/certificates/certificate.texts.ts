import { Temporal } from 'temporal-polyfill';
import { FORMAT_LOCALE, sayIn, type Locale, type MessageText } from '../../platform/i18n/message.js';

export const CERTIFICATE_TEXTS = {
  title: { en: 'Certificate of completion', es: 'Certificado de finalización' },
  titleOfSeveral: { en: 'Certificates of completion', es: 'Certificados de finalización' },
  awardedTo: { en: 'Awarded to', es: 'Otorgado a' },
  forCompleting: { en: 'for completing the course', es: 'por haber completado el curso' },
  dates: { en: '{days, plural, one {Date} other {Dates}}', es: '{days, plural, one {Fecha} other {Fechas}}' },
  duration: { en: 'Duration', es: 'Duración' },
  hours: {
    en: '{hours, plural, one {# hour} other {# hours}}',
    es: '{hours, plural, one {# hora} other {# horas}}',
  },
  taughtIn: { en: 'Taught in', es: 'Idioma' },
  city: { en: 'City', es: 'Ciudad' },
  completedOn: { en: 'Completed on', es: 'Fecha de finalización' },
  validUntil: { en: 'Valid until', es: 'Válido hasta' },
  number: { en: 'Confirmation number', es: 'Número de confirmación' },
  verify: {
    en: 'To verify this certificate, call {company} at {phone} with its confirmation number.',
    es: 'Para verificar este certificado, llame a {company} al {phone} e indique el número de confirmación.',
  },
  noCard: {
    en: 'This certificate confirms attendance. It does not replace a card issued by OSHA or another authority.',
    es: 'Este certificado confirma la asistencia. No sustituye la tarjeta que emite OSHA u otra autoridad.',
  },
} as const satisfies Record<string, MessageText>;

const FROM_TO: MessageText = {
  en: '{dates} ({days} days)',
  es: '{dates} ({days} días)',
};

/** The number of groups of successive days up to which each is listed. */
const MOST_GROUPS = 3;

/**
 * 'November 23 – 24, 2026 and December 1, 2026', '23–24 de noviembre de 2026 y 1 de diciembre de 2026'. A class on many
 * separate days is abbreviated to its first and last day and their number.
 */
export function datesText(dates: readonly string[], language: Locale): string {
  const groups = successiveDays(dates);
  if (groups.length <= MOST_GROUPS) {
    const texts = groups.map(([from, to]) => rangeText(from, to, language));
    return new Intl.ListFormat(FORMAT_LOCALE[language]).format(texts);
  }
  const [[from] = ['', '']] = groups;
  const [, to] = groups.at(-1) ?? ['', ''];
  const values = { dates: rangeText(from, to, language), days: dates.length };
  return sayIn(language)(FROM_TO, values);
}

/** 'November 24, 2026' */
export function dateText(date: string, language: Locale): string {
  return rangeText(date, date, language);
}

function rangeText(from: string, to: string, language: Locale): string {
  return formatIn(language).formatRange(noonOf(from), noonOf(to));
}

/** Cached, because constructing a format takes longer than the rest of a page. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

function formatIn(language: Locale): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(FORMAT_LOCALE[language], options);
  formats.set(language, format);
  return format;
}

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The first and the last day of each group of successive days. */
function successiveDays(dates: readonly string[]): [from: string, to: string][] {
  const groups: [from: string, to: string][] = [];
  for (const date of dates) {
    const group = groups.at(-1);
    if (group && Temporal.PlainDate.from(group[1]).add({ days: 1 }).toString() === date) group[1] = date;
    else groups.push([date, date]);
  }
  return groups;
}
