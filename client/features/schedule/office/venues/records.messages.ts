import { defineMessages } from 'react-intl';

const plain = defineMessages({
  kinds: {
    id: 'admin.records.kinds',
    defaultMessage: 'Venues and instructors',
    description: 'Name, for screen readers, of the links between the two lists',
  },
  inUseNow: {
    id: 'admin.records.inUseNow',
    defaultMessage: 'In use',
    description: 'A list to choose: those that are offered for new classes',
  },
  archivedOnes: {
    id: 'admin.records.archivedOnes',
    defaultMessage: 'Archived',
    description: 'A list to choose: those that are no longer offered for new classes',
  },
  loading: {
    id: 'admin.records.loading',
    defaultMessage: 'Loading',
    description: 'Status',
  },
  noneMatches: {
    id: 'admin.records.noneMatches',
    defaultMessage: 'Nothing matches.',
    description: 'In place of the rows',
  },
  archive: {
    id: 'admin.records.archive',
    defaultMessage: 'Archive',
    description: 'Action at a venue or an instructor: no longer offered for new classes',
  },
  restore: {
    id: 'admin.records.restore',
    defaultMessage: 'Use again',
    description: 'Action at an archived venue or instructor',
  },
  deleteText: {
    id: 'admin.records.deleteText',
    defaultMessage: 'No class refers to this record. Deleting it cannot be undone.',
    description: 'In the question before a record is deleted',
  },
  gone: {
    id: 'admin.records.gone',
    defaultMessage: 'Somebody deleted this record in the meantime.',
    description: 'In the form, when the record is no longer there',
  },
  conflict: {
    id: 'admin.records.conflict',
    defaultMessage: 'Somebody else changed this record. Look at it again.',
    description: 'When an action came too late',
  },
  saveFailed: {
    id: 'admin.records.saveFailed',
    defaultMessage: 'The record could not be saved. Please try again.',
    description: 'When the form could not be sent',
  },
});

const filled = defineMessages<{
  more: { name: string };
  count: { count: number };
  saved: { name: string };
  archived: { name: string };
  restored: { name: string };
  deleted: { name: string };
  deleteHeading: { name: string };
  inUse: { name: string };
}>({
  more: {
    id: 'admin.records.more',
    defaultMessage: 'More about {name}',
    description: 'Name of the button with three dots at a record',
  },
  count: {
    id: 'admin.records.count',
    defaultMessage: '{count, plural, =0 {None} one {# record} other {# records}}',
    description: 'Above the list: how many there are',
  },
  saved: {
    id: 'admin.records.saved',
    defaultMessage: '{name} saved.',
    description: 'Status after saving',
  },
  archived: {
    id: 'admin.records.archived',
    defaultMessage: '{name} archived: not offered for new classes anymore.',
    description: 'Status after archiving',
  },
  restored: {
    id: 'admin.records.restored',
    defaultMessage: '{name} is in use again.',
    description: 'Status after taking a record out of the archive',
  },
  deleted: {
    id: 'admin.records.deleted',
    defaultMessage: '{name} deleted.',
    description: 'Status after deleting',
  },
  deleteHeading: {
    id: 'admin.records.deleteHeading',
    defaultMessage: 'Delete {name}?',
    description: 'Heading of the question',
  },
  inUse: {
    id: 'admin.records.inUse',
    defaultMessage:
      '{name} cannot be deleted: classes refer to it, and their records must stay whole. Archive it instead.',
    description: 'When somebody wants to delete a record that classes refer to',
  },
});

export const recordsMessages = { ...plain, ...filled };
