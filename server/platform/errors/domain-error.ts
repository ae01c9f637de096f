import type { ErrorCode } from './error-code.js';
import type { Message } from '../i18n/message.js';

export type FieldProblems = Record<string, Message>;

export interface Details {
  /** Input property → its problem; nested properties are joined by dots. */
  fields?: FieldProblems;
  /** Replaces the code's general message. */
  message?: Message;
  retryAfterSeconds?: number;
}

/** An expected failure, with a code and translatable messages. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** BAD_USER_INPUT with the problems of single fields. */
export function badInput(fields: FieldProblems): DomainError {
  return new DomainError('BAD_USER_INPUT', { fields });
}

/** NOT_FOUND for the record that a field refers to. */
export function notFound(fields: FieldProblems): DomainError {
  const [message] = Object.values(fields);
  return new DomainError('NOT_FOUND', { fields, ...(message && { message }) });
}

/** The value, if there is one. Throws NOT_FOUND. */
export function orNotFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new DomainError('NOT_FOUND');
  return value;
}
