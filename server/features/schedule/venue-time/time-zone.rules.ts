import { Satisfies } from '../../../platform/validation/rules.js';

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}

/** An IANA time zone name, such as America/Denver. */
export const TimeZone = (): PropertyDecorator =>
  Satisfies('isTimeZone', isTimeZone, {
    en: 'Time zone must be a name such as America/Denver',
    es: 'La zona horaria debe ser un nombre como America/Denver',
  });
