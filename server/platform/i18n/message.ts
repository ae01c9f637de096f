import { IntlMessageFormat } from 'intl-messageformat';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Locales for formatting: both languages use 12-hour times and US number formats. */
export const FORMAT_LOCALE: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

/** A text in every language; a missing translation does not compile. */
export type MessageText = Record<Locale, string>;

export const LANGUAGE_TEXTS: Record<Locale, MessageText> = {
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
};

type Values = Record<string, string | number>;
export interface Message {
  text: MessageText;
  values?: Values;
  /** It says what is wrong without saying with which field: 'Must be text'. */
  isGeneric?: boolean;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('text' in value)) return false;
  const { text } = value;
  return typeof text === 'object' && text !== null && LOCALES.every((locale) => locale in text);
}

export function message(text: MessageText, values?: Values): Message {
  return values ? { text, values } : { text };
}

/** A problem of any field. */
export function genericMessage(text: MessageText, values?: Values): Message {
  return { ...message(text, values), isGeneric: true };
}

/** Formats the message in a language, with ICU placeholders filled from its values. */
export function translate({ text, values }: Message, locale: Locale): string {
  if (!values) return text[locale];
  const formatted = new IntlMessageFormat(text[locale], FORMAT_LOCALE[locale]).format<string>(values);
  return Array.isArray(formatted) ? formatted.join('') : formatted;
}

/** A text in one language, with its values. */
export type Say = (text: MessageText, values?: Record<string, string | number>) => string;

export function sayIn(language: Locale): Say {
  return (text, values) => translate(message(text, values), language);
}
