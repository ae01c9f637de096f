import type { ErrorCode } from './error-code.js';
import type { Message } from '../i18n/message.js';

export type FieldProblems = Record<string, Message>;

interface Details {
  /** Input property → what is wrong with it; nested properties are joined by dots. */
  fields?: FieldProblems;
  /** Says more than the code's own message. */
  message?: Message;
  retryAfterSeconds?: number;
}

/** An expected failure. It carries codes and messages to be translated, never a sentence to be parsed. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** The problems of single fields as one BAD_USER_INPUT. */
export function badInput(fields: FieldProblems): DomainError {
  return new DomainError('BAD_USER_INPUT', { fields });
}
