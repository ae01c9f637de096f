import { defineMessages } from 'react-intl';

const plain = defineMessages({
  add: {
    id: 'admin.classTypes.add',
    defaultMessage: 'Add class type',
    description: 'Button: opens the form',
  },
  loading: {
    id: 'admin.classTypes.loading',
    defaultMessage: 'Loading class types',
    description: 'While the list is on its way',
  },
  saveFailed: {
    id: 'admin.classTypes.saveFailed',
    defaultMessage: 'Failed to save class type',
    description: 'Banner when the server gave no reason',
  },
  deleteFailed: {
    id: 'admin.classTypes.deleteFailed',
    defaultMessage: 'Failed to delete class type',
    description: 'Banner',
  },
  gone: {
    id: 'admin.classTypes.gone',
    defaultMessage: 'Somebody deleted this class type in the meantime.',
    description: 'After a class type could not be saved or deleted, because it is no longer there',
  },
  inUse: {
    id: 'admin.classTypes.inUse',
    defaultMessage: 'Failed to delete class type. There are classes of this type: make it inactive instead.',
    description: 'Banner when a course cannot be deleted, since classes refer to it',
  },
  emptyHeading: {
    id: 'admin.classTypes.emptyHeading',
    defaultMessage: 'No class types yet',
    description: 'Heading in place of the list',
  },
  emptyText: {
    id: 'admin.classTypes.emptyText',
    defaultMessage:
      'A class type is a course you offer, like Forklift Operator. You can then schedule its classes.',
    description: 'In place of the list',
  },
  createFirst: {
    id: 'admin.classTypes.createFirst',
    defaultMessage: 'Create Your First Class Type',
    description: 'Button in place of the list; opens the form',
  },
  listHeading: {
    id: 'admin.classTypes.listHeading',
    defaultMessage: 'All class types',
    description: 'Heading of the list for screen readers',
  },
  readOn: {
    id: 'admin.classTypes.readOn',
    defaultMessage: 'Read the rest',
    description: 'In a card: opens the rest of a long description; the name of the course follows, unseen',
  },
  active: {
    id: 'admin.classTypes.active',
    defaultMessage: 'Active',
    description: 'Badge: guests see classes of this type',
  },
  inactive: {
    id: 'admin.classTypes.inactive',
    defaultMessage: 'Inactive',
    description: 'Badge: guests do not see classes of this type',
  },
  category: {
    id: 'admin.classTypes.category',
    defaultMessage: 'Category',
    description: 'Label of a field, and in a card',
  },
  duration: { id: 'admin.classTypes.duration', defaultMessage: 'Duration', description: 'Label in a card' },
  maxStudents: {
    id: 'admin.classTypes.maxStudents',
    defaultMessage: 'Max students',
    description: 'Label of a field, and in a card',
  },
  certificateValidity: {
    id: 'admin.classTypes.certificateValidity',
    defaultMessage: 'Certificate validity',
    description: 'Label in a card: how long a certificate is valid after the class',
  },
  deleteText: {
    id: 'admin.classTypes.deleteText',
    defaultMessage:
      'The class type is gone for good. This cannot be undone. If there are classes of this type, it cannot be deleted: make it inactive instead.',
    description: 'Question before a course is deleted',
  },
});

const filled = defineMessages<{
  atLeast: { count: number };
  months: { count: number };
  saved: { name: string };
  deleted: { name: string };
  deleteHeading: { name: string };
  editName: { name: string };
  deleteName: { name: string };
}>({
  atLeast: {
    id: 'admin.classTypes.atLeast',
    defaultMessage: '(at least {count, number})',
    description: 'In a card after the most students of a course: how many a class needs to take place',
  },
  months: {
    id: 'admin.classTypes.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'In a card: how long a certificate is valid',
  },
  saved: { id: 'admin.classTypes.saved', defaultMessage: '{name} is saved.', description: 'After saving' },
  deleted: {
    id: 'admin.classTypes.deleted',
    defaultMessage: '{name} is deleted.',
    description: 'After deleting',
  },
  deleteHeading: {
    id: 'admin.classTypes.deleteHeading',
    defaultMessage: 'Delete {name}?',
    description: 'Heading of the question; {name} is a course',
  },
  editName: {
    id: 'admin.classTypes.editName',
    defaultMessage: 'Edit {name}',
    description: 'Full name, for screen readers, of the button Edit; starts with the word shown',
  },
  deleteName: {
    id: 'admin.classTypes.deleteName',
    defaultMessage: 'Delete {name}',
    description: 'Full name, for screen readers, of the button Delete; starts with the word shown',
  },
});

export const classTypesMessages = { ...plain, ...filled };
