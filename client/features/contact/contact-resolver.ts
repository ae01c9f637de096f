import type { FieldErrors, Resolver } from 'react-hook-form';

import { contactFields, validateContact, type ContactValues } from './contact-values';

/** Puts the rules behind react-hook-form; an error's type is its ContactProblem. */
export const contactResolver: Resolver<ContactValues> = (values) => {
  const problems = validateContact(values);
  const errors: FieldErrors<ContactValues> = {};
  for (const field of contactFields) {
    const problem = problems[field];
    if (problem) errors[field] = { type: problem };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
