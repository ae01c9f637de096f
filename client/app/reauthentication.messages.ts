import { defineMessages } from 'react-intl';

export const reauthenticationMessages = defineMessages({
  heading: {
    id: 'account.logInAgain.heading',
    defaultMessage: 'Your session has ended',
    description: 'Heading of the log-in over a form that is not saved',
  },
  text: {
    id: 'account.logInAgain.text',
    defaultMessage: 'Log in to continue where you left off. Nothing that you typed is lost.',
    description: 'Under the heading of the log-in over a form that is not saved',
  },
  otherAccount: {
    id: 'account.logInAgain.otherAccount',
    defaultMessage: 'This is another account. Use the one that you were logged in with.',
    description: 'After a log-in with another account over a form that is not saved',
  },
  leave: {
    id: 'account.logInAgain.leave',
    defaultMessage: 'Leave without saving',
    description: 'Button: gives up the form that is not saved, and goes to the log-in page',
  },
});
