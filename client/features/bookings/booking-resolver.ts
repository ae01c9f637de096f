import type { FieldErrors, Resolver } from 'react-hook-form';

import { validateBooking } from './booking-validation';
import { bookingFields, type BookingValues } from './booking-values';

/** Puts the validation table behind react-hook-form; an error's type is its BookingProblem. */
export const bookingResolver: Resolver<BookingValues> = (values) => {
  const problems = validateBooking(values);
  const errors: FieldErrors<BookingValues> = {};
  for (const field of bookingFields) {
    const problem = problems[field];
    if (problem) errors[field] = { type: problem };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
