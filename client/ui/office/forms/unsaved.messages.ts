import { defineMessages } from 'react-intl';

export const unsavedMessages = defineMessages({
  state: {
    id: 'admin.unsaved.state',
    defaultMessage: 'Not saved yet',
    description: 'At the foot of a form with changes',
  },
  saving: {
    id: 'admin.unsaved.saving',
    defaultMessage: 'Saving…',
    description: 'Label of a button that saves something while it is at work',
  },
  cancel: {
    id: 'admin.unsaved.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: closes a form without saving',
  },
  inPart: {
    id: 'admin.unsaved.inPart',
    defaultMessage: 'Saved. What you typed meanwhile is not saved yet.',
    description: 'In a form that stays open, because something was typed while it was being saved',
  },
  heading: {
    id: 'admin.unsaved.heading',
    defaultMessage: 'Discard what you have not saved?',
    description: 'Heading of the question before a form with changes is closed, or its page is left',
  },
  text: {
    id: 'admin.unsaved.text',
    defaultMessage: 'The changes in the form will be lost.',
    description: 'Under the heading of the question before a form with changes is closed',
  },
  discard: {
    id: 'admin.unsaved.discard',
    defaultMessage: 'Discard changes',
    description: 'Button: drops what was typed and goes on',
  },
  stay: {
    id: 'admin.unsaved.stay',
    defaultMessage: 'Keep editing',
    description: 'Button: goes back to the form',
  },
});
