import { FORMAT_LOCALE, type Locale, type MessageText } from '../../platform/i18n/message.js';

interface Hours {
  startsAt: Date;
  endsAt: Date;
}

/** 'Wednesday, November 25, 2026, 8:00 AM to 12:30 PM', by the venue's clock. */
export function hoursText({ startsAt, endsAt }: Hours, timeZone: string, language: Locale): string {
  const clock = new Intl.DateTimeFormat(FORMAT_LOCALE[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return `${dateText(startsAt, timeZone, language)}, ${clock.formatRange(startsAt, endsAt)}`;
}

/** 'Monday, November 23, 2026, 8:00 AM', by the venue's clock. */
export function momentText(moment: Date, timeZone: string, language: Locale): string {
  const clock = new Intl.DateTimeFormat(FORMAT_LOCALE[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return `${dateText(moment, timeZone, language)}, ${clock.format(moment)}`;
}

export function dateText(moment: Date, timeZone: string, language: Locale): string {
  return new Intl.DateTimeFormat(FORMAT_LOCALE[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(moment);
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

/** As people say it; another zone by its name. */
export function zoneText(timeZone: string, language: Locale): string {
  return ZONES[timeZone]?.[language] ?? timeZone;
}
