import { defineMessages, type MessageValue } from 'react-intl';

/** The messages of the form components; all others are props. */
export const formMessages = defineMessages({
  optional: {
    id: 'common.optional',
    defaultMessage: '(optional)',
    description: 'After the label of a field that may be left empty',
  },
  errorPrefix: {
    id: 'common.errorPrefix',
    defaultMessage: 'Error:',
    description: 'Read out before the error message of a field; not visible',
  },
  problemHeading: {
    id: 'common.problemHeading',
    defaultMessage: 'There is a problem',
    description: 'Heading of the list of errors on top of a form',
  },
  useSuggestion: {
    id: 'common.useSuggestion',
    defaultMessage: 'Use this email',
    description: 'Button after the question whether another email was meant; replaces the typed email',
  },
  showPassword: {
    id: 'common.showPassword',
    defaultMessage: 'Show',
    description: 'Button beside a password field that makes the password readable; keep it one word',
  },
  hidePassword: {
    id: 'common.hidePassword',
    defaultMessage: 'Hide',
    description: 'Button beside a password field that covers the password again; keep it one word',
  },
  showPasswordLabel: {
    id: 'common.showPasswordLabel',
    defaultMessage: 'Show password',
    description:
      'Full name, for screen readers, of the button that makes the password readable; starts with the word shown',
  },
  hidePasswordLabel: {
    id: 'common.hidePasswordLabel',
    defaultMessage: 'Hide password',
    description:
      'Full name, for screen readers, of the button that covers the password; starts with the word shown',
  },
  passwordShown: {
    id: 'common.passwordShown',
    defaultMessage: 'Your password is shown',
    description: 'Announced to screen readers after the password was made readable',
  },
  passwordHidden: {
    id: 'common.passwordHidden',
    defaultMessage: 'Your password is hidden',
    description: 'Announced to screen readers after the password was covered',
  },
  progress: {
    id: 'common.progress',
    defaultMessage: 'Progress',
    description: 'Name, for screen readers, of the list of steps on top of the form',
  },
  stepDone: {
    id: 'common.stepDone',
    defaultMessage: ', done',
    description: 'Read out after the name of a step that is behind the visitor; not visible',
  },
});

export const emailMessages = defineMessages<{ suggestion: { email: MessageValue } }>({
  suggestion: {
    id: 'common.emailSuggestion',
    defaultMessage: 'Did you mean {email}?',
    description:
      'Below an email whose provider is probably misspelled, such as gmial.com; email is the corrected one',
  },
});
