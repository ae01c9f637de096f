import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { problemMessages } from './booking-validation.messages';
import { bookingFields, type BookingField, type BookingValues } from './booking-values';

interface FieldError {
  fieldId: BookingField;
  message: string;
}

function isKnownProblem(type: unknown): type is keyof typeof problemMessages {
  return typeof type === 'string' && Object.hasOwn(problemMessages, type);
}

/** The words of all errors, in the order of the page. Our own follow the language, the server's come in theirs. */
export function useFieldErrors(errors: FieldErrors<BookingValues>): FieldError[] {
  const intl = useIntl();
  return bookingFields.flatMap((fieldId) => {
    const error = errors[fieldId];
    if (!error) return [];
    const message = isKnownProblem(error.type)
      ? intl.formatMessage(problemMessages[error.type])
      : error.message;
    return message ? [{ fieldId, message }] : [];
  });
}
