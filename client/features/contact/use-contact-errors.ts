import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { problemMessages } from './contact.messages';
import { contactFields, type ContactField, type ContactProblem, type ContactValues } from './contact-values';

/** Where a field is on the home page, which has other things called 'name' and 'message'. */
export const contactFieldId = (field: ContactField) => `contact-${field}`;

interface ContactFieldError {
  field: ContactField;
  fieldId: string;
  message: string;
}

function isProblem(type: unknown): type is ContactProblem {
  return typeof type === 'string' && Object.hasOwn(problemMessages, type);
}

/** The words of all errors, in the order of the page. Our own follow the language, the server's come in theirs. */
export function useContactErrors(errors: FieldErrors<ContactValues>): ContactFieldError[] {
  const intl = useIntl();
  return contactFields.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const message = isProblem(error.type) ? intl.formatMessage(problemMessages[error.type]) : error.message;
    return message ? [{ field, fieldId: contactFieldId(field), message }] : [];
  });
}
