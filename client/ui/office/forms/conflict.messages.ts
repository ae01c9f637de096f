import { defineMessages } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'admin.conflict.heading',
    defaultMessage: 'Not saved: somebody else has changed this record since you opened it.',
    description: 'After two people edited the same record at the same time; the changes follow',
  },
  nothingShown: {
    id: 'admin.conflict.nothingShown',
    defaultMessage: 'The fields of this form are the same as before.',
    description: 'When two people edited the same record, but nothing that the form shows',
  },
  takeTheirs: {
    id: 'admin.conflict.takeTheirs',
    defaultMessage: 'Use their version',
    description: 'Button: drops what was typed and fills the form with what somebody else saved',
  },
  keepMine: {
    id: 'admin.conflict.keepMine',
    defaultMessage: 'Keep mine and save again',
    description:
      'Button: keeps the fields that were changed here, and saves them over what somebody else saved',
  },
  goneText: {
    id: 'admin.conflict.goneText',
    defaultMessage: 'What you typed is still here to read and copy, but it can no longer be saved.',
    description: 'After the record of a form was deleted by somebody else while it was edited',
  },
  closeGone: {
    id: 'admin.conflict.closeGone',
    defaultMessage: 'Close and reload',
    description: 'Button: closes the form of a record that somebody else has deleted',
  },
});

const filled = defineMessages<{ before: { text: string }; now: { text: string } }>({
  before: {
    id: 'admin.conflict.before',
    defaultMessage: 'Before: {text}',
    description: 'What a field held before it was changed',
  },
  now: {
    id: 'admin.conflict.now',
    defaultMessage: 'Now: {text}',
    description: 'What a field holds after it was changed',
  },
});

export const conflictMessages = { ...plain, ...filled };
