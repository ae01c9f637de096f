import { defineMessages } from 'react-intl';

const plain = defineMessages({
  actions: {
    id: 'admin.word.actions',
    defaultMessage: 'Actions',
    description: 'Head of a column with the buttons or menus of a row',
  },
  moreActions: {
    id: 'admin.word.moreActions',
    defaultMessage: 'More actions',
    description: 'Button that opens further actions; on some pages only read out',
  },
  edit: {
    id: 'admin.word.edit',
    defaultMessage: 'Edit',
    description: 'Button at a record: opens its form',
  },
  delete: {
    id: 'admin.word.delete',
    defaultMessage: 'Delete',
    description: 'Button at a record, and button of the question whether to delete it',
  },
  deleting: {
    id: 'admin.word.deleting',
    defaultMessage: 'Deleting…',
    description: 'Button that deletes something while it is at work',
  },
  keepIt: {
    id: 'admin.word.keepIt',
    defaultMessage: 'Keep it',
    description: 'Button of the question whether to delete something: leaves it as it is',
  },
  keep: {
    id: 'admin.word.keep',
    defaultMessage: 'Keep',
    description: 'Button of the question whether to delete a record: leaves it as it is',
  },
  save: {
    id: 'admin.word.save',
    defaultMessage: 'Save',
    description: 'Button that saves a form or the answer to a question',
  },
  close: {
    id: 'admin.word.close',
    defaultMessage: 'Close',
    description: 'Button that closes a list or the search',
  },
  details: {
    id: 'admin.word.details',
    defaultMessage: 'Details',
    description:
      'Button or choice of a menu that opens everything about a row; heading of everything about one record',
  },
  loading: {
    id: 'admin.word.loading',
    defaultMessage: 'Loading…',
    description: 'In place of something while it is on its way; also read out',
  },
  showMore: {
    id: 'admin.word.showMore',
    defaultMessage: 'Show more',
    description: 'Button below a list: loads more of it',
  },
  yes: {
    id: 'admin.word.yes',
    defaultMessage: 'Yes',
    description: 'In a table, a list of facts or a list of changes: something is so',
  },
  no: {
    id: 'admin.word.no',
    defaultMessage: 'No',
    description: 'In a table, a list of facts or a list of changes: something is not so',
  },
  print: {
    id: 'admin.word.print',
    defaultMessage: 'Print',
    description: 'Button: prints a sheet, name badges or a report',
  },
  sortBy: {
    id: 'admin.word.sortBy',
    defaultMessage: 'Sort by',
    description: 'Label of the choice of an order',
  },
  show: {
    id: 'admin.word.show',
    defaultMessage: 'Show',
    description: 'Label of the choice of what a list shows',
  },
  clearFilters: {
    id: 'admin.word.clearFilters',
    defaultMessage: 'Clear filters',
    description: 'Button: takes all filters of a list away',
  },
  moving: {
    id: 'admin.word.moving',
    defaultMessage: 'Moving…',
    description: 'Button that moves one booking or several while it is at work',
  },
  cancelling: {
    id: 'admin.word.cancelling',
    defaultMessage: 'Cancelling…',
    description: 'Button that cancels bookings while it is at work',
  },
  sending: {
    id: 'admin.word.sending',
    defaultMessage: 'Sending…',
    description: 'Button that sends a message while it is at work',
  },
  savingFile: {
    id: 'admin.word.savingFile',
    defaultMessage: 'Saving the file…',
    description: 'Button that saves a list or a report as a file while it is at work',
  },
  fileFailed: {
    id: 'admin.word.fileFailed',
    defaultMessage: 'The file could not be saved. Please try again.',
    description: 'When a list or a report could not be saved as a file',
  },
  changeFailed: {
    id: 'admin.word.changeFailed',
    defaultMessage: 'That did not work. Please try again.',
    description: 'Said when a change failed',
  },
  unread: {
    id: 'admin.word.unread',
    defaultMessage: 'Unread',
    description: 'Status of a message of a guest that nobody has opened yet',
  },
  handled: {
    id: 'admin.word.handled',
    defaultMessage: 'Handled',
    description: 'Status of a message that needs nothing more: of a guest, or one that could not be sent',
  },
  english: {
    id: 'admin.word.english',
    defaultMessage: 'English',
    description: 'Name of a language',
  },
  spanish: {
    id: 'admin.word.spanish',
    defaultMessage: 'Spanish',
    description: 'Name of a language',
  },
});

const filled = defineMessages<{
  person: { firstName: string; lastName: string };
  lastNameFirst: { firstName: string; lastName: string };
  ofName: { name: string };
}>({
  person: {
    id: 'admin.word.person',
    defaultMessage: '{firstName} {lastName}',
    description: 'Name of a person',
  },
  lastNameFirst: {
    id: 'admin.word.lastNameFirst',
    defaultMessage: '{lastName}, {firstName}',
    description: 'Name of an attendee in a list by last name',
  },
  ofName: {
    id: 'admin.word.ofName',
    defaultMessage: 'for {name}',
    description: 'Goes on a button or link, for screen readers: the class or the person that it belongs to',
  },
});

/** Buttons, states and short announcements that several parts of the console have. */
export const wordMessages = { ...plain, ...filled };
