import { FORMAT_LOCALE, type Locale, type MessageText } from '../../platform/i18n/message.js';

interface Hours {
  startsAt: Date;
  endsAt: Date;
}

/** 'Wednesday, November 25, 2026, 5:30 PM – 9:00 PM', in the venue's time, written like the hours on the site. */
export function hoursText({ startsAt, endsAt }: Hours, timeZone: string, language: Locale): string {
  const hours = [startsAt, endsAt].map((moment) => clock(timeZone, language).format(moment)).join(' – ');
  return `${dateText(startsAt, timeZone, language)}, ${hours}`;
}

/** 'Monday, November 23 at 8:00 AM', 'lunes 23 de noviembre a las 8:00 a.m.', in the venue's time. */
export function momentText(moment: Date, timeZone: string, language: Locale): string {
  const date = dayText(moment, { ...DAY, timeZone }, language);
  const time = clock(timeZone, language).format(moment);
  if (language === 'en') return `${date} at ${time}`;
  return `${date} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
}

export function dateText(moment: Date, timeZone: string, language: Locale): string {
  return dayText(moment, { ...DAY, year: 'numeric', timeZone }, language);
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Removes the comma that Intl adds after the weekday in Spanish, where it is not used. */
function dayText(moment: Date, options: Intl.DateTimeFormatOptions, language: Locale): string {
  const text = formatOf(language, options).format(moment);
  return language === 'es' ? text.replace(/^(\p{L}+), /u, '$1 ') : text;
}

function clock(timeZone: string, language: Locale): Intl.DateTimeFormat {
  return formatOf(language, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** Cached by language and time zone, because constructing a format takes longer than the rest of a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(FORMAT_LOCALE[language], options);
  formats.set(key, format);
  return format;
}

const MOUNTAIN: MessageText = { en: 'Mountain Time', es: 'hora de la montaña' };
const PACIFIC: MessageText = { en: 'Pacific Time', es: 'hora del Pacífico' };
const ARIZONA: MessageText = { en: 'Arizona Time', es: 'hora de Arizona' };
const ZONES: Readonly<Record<string, MessageText>> = {
  'America/Denver': MOUNTAIN,
  'America/Boise': MOUNTAIN,
  'America/Los_Angeles': PACIFIC,
  'America/Phoenix': ARIZONA,
};

/** The common name of a time zone; for others the name from Intl. */
export function zoneText(timeZone: string, language: Locale): string {
  const known = ZONES[timeZone];
  if (known) return known[language];
  const parts = formatOf(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
