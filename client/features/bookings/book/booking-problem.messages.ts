import { defineMessages } from 'react-intl';

import { personProblems } from '../person-problem.messages';

const ownProblems = defineMessages({
  passwordLength: {
    id: 'booking.error.passwordLength',
    defaultMessage: 'Password must be 8 to 128 characters',
    description: 'Error at the password when it is too short or too long',
  },
  passwordsDiffer: {
    id: 'booking.error.passwordsDiffer',
    defaultMessage: 'Passwords do not match',
    description: 'Error at the repeated password when it is not the same as the first',
  },
  termsRequired: {
    id: 'booking.error.termsRequired',
    defaultMessage: 'You must agree to the terms',
    description: 'Error at the box of the booking terms when it is not ticked',
  },
});

/** Problems of the fields of the booking form. */
export const bookingProblems = { ...personProblems, ...ownProblems };
