import type { SourceLocation } from 'graphql';
import type { Message } from '../i18n/message.js';

/** A problem of a query followed by its place in it. */
export function withPlace({ text, values }: Message, { line, column }: SourceLocation): Message {
  return {
    text: { en: `${text.en} (line {line}:{column})`, es: `${text.es} (línea {line}:{column})` },
    values: { ...values, line, column },
  };
}
