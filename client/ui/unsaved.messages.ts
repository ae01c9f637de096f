import { defineMessages } from 'react-intl';

export const unsavedMessages = defineMessages({
  heading: {
    id: 'admin.unsaved.heading',
    defaultMessage: 'Leave without saving?',
    description: 'Heading of the question before a form with changes is left',
  },
  text: {
    id: 'admin.unsaved.text',
    defaultMessage: 'What you typed in the form is lost when you leave.',
    description: 'Under the heading of the question before a form with changes is left',
  },
  leave: {
    id: 'admin.unsaved.leave',
    defaultMessage: 'Leave without saving',
    description: 'Button: drops what was typed',
  },
  stay: {
    id: 'admin.unsaved.stay',
    defaultMessage: 'Keep editing',
    description: 'Button: goes back to the form',
  },
});
