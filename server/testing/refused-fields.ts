import { DomainError } from '../platform/errors/domain-error.js';
import { translate, type Locale } from '../platform/i18n/message.js';

/** The field errors of a call that is rejected for its input. */
export async function refusedFields(
  call: Promise<unknown>,
  language: Locale = 'en',
): Promise<Record<string, string>> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw new Error('The call was not refused.', { cause: error });
  expect(error.code).toBe('BAD_USER_INPUT');
  const fields = Object.entries(error.details.fields ?? {});
  return Object.fromEntries(fields.map(([field, text]) => [field, translate(text, language)]));
}
