import { defineMessages } from 'react-intl';

export const pastedListMessages = defineMessages({
  hint: {
    id: 'crew.form.pasteHint',
    defaultMessage:
      'One person on each line, or rows of a spreadsheet. Emails and phones are recognized, and a column “Emergency contact”.',
    description: 'Hint at the field that a list of names is pasted into',
  },
  open: {
    id: 'crew.form.pasteOpen',
    defaultMessage: 'Paste a list of names',
    description: 'Opens the field that a list of names is pasted into',
  },
  read: {
    id: 'crew.form.pasteRead',
    defaultMessage: 'Fill the seats',
    description: 'Button under a pasted list, once it says how many names were understood',
  },
  nothing: {
    id: 'crew.form.pasteNothing',
    defaultMessage: 'No name was found in this list.',
    description: 'Said under a pasted list',
  },
  checkNames: {
    id: 'crew.form.checkNames',
    defaultMessage: 'Check first and last names before booking.',
    description:
      'Said after the people of a pasted list were put into the seats: a name may be split wrongly',
  },
  chooseFile: {
    id: 'crew.form.chooseFile',
    defaultMessage: 'Or choose a file (CSV)',
    description: 'Label of the button that opens a file with names',
  },
  fileFailed: {
    id: 'crew.form.fileFailed',
    defaultMessage: 'The file could not be read. Choose a CSV file of up to 100 kB, or paste the list.',
    description: 'Said after a file with names was chosen that is too large or cannot be read',
  },
});

export const pastedCountMessages = defineMessages<{
  understood: { count: number };
  placed: { count: number };
  ownContact: { contact: string };
  unused: { parts: string };
  surplus: { count: number; names: string };
}>({
  understood: {
    id: 'crew.form.understood',
    defaultMessage: '{count, plural, one {# person} other {# people}} found in your list:',
    description: 'Above the list of who was understood in a pasted list',
  },
  placed: {
    id: 'crew.form.placed',
    defaultMessage: '{count, plural, one {# seat was filled.} other {# seats were filled.}}',
    description: 'Said after the people of a pasted list were put into the seats',
  },
  ownContact: {
    id: 'crew.form.ownContact',
    defaultMessage: 'Emergency contact: {contact}',
    description: 'Under somebody who was understood in a pasted list; name and phone are put in',
  },
  unused: {
    id: 'crew.form.unused',
    defaultMessage: 'Not used from your list: {parts}',
    description:
      'Under the list of who was understood in a pasted list: greetings, columns and other parts of it',
  },
  surplus: {
    id: 'crew.form.surplus',
    defaultMessage:
      '{count, plural, one {There is no seat for one more:} other {There are no seats for # more:}} {names}',
    description: 'Said after a list was pasted that has more people than there are seats',
  },
});
