import { defineMessages } from 'react-intl';

/** Problems of the account forms' fields that the browser detects; the server checks more. */
export const accountProblems = defineMessages({
  firstNameRequired: {
    id: 'account.problem.firstNameRequired',
    defaultMessage: 'First name required',
    description: 'Error at the first name when it is empty',
  },
  lastNameRequired: {
    id: 'account.problem.lastNameRequired',
    defaultMessage: 'Last name required',
    description: 'Error at the last name when it is empty',
  },
  emailRequired: {
    id: 'account.problem.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at the email when it is empty',
  },
  emailInvalid: {
    id: 'account.problem.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error at the email when it cannot be one',
  },
  currentRequired: {
    id: 'account.problem.currentRequired',
    defaultMessage: 'Current password required',
    description: 'Error at the current password when it is empty',
  },
  passwordRequired: {
    id: 'account.problem.passwordRequired',
    defaultMessage: 'Password required',
    description: 'Error at the new password when it is empty',
  },
  passwordShort: {
    id: 'account.problem.passwordShort',
    defaultMessage: 'Password must have at least 8 characters',
    description: 'Error at the new password',
  },
  passwordLong: {
    id: 'account.problem.passwordLong',
    defaultMessage: 'Password must have at most 128 characters',
    description: 'Error at the new password',
  },
  confirmRequired: {
    id: 'account.problem.confirmRequired',
    defaultMessage: 'Confirm the password',
    description: 'Error at the second field of a new password when it is empty',
  },
  confirmDiffers: {
    id: 'account.problem.confirmDiffers',
    defaultMessage: 'Passwords do not match',
    description: 'Error at the second field of a new password',
  },
});
