import { defineMessages } from 'react-intl';

export const columnMessages = defineMessages({
  columns: {
    id: 'admin.columns.columns',
    defaultMessage: 'Columns',
    description: 'Button above a table: opens the choice of its columns',
  },
  needsRoom: {
    id: 'admin.columns.needsRoom',
    defaultMessage: 'Only in a wide window',
    description: 'Under a column of the choice that a narrow window has no room for',
  },
  shown: {
    id: 'admin.columns.shown',
    defaultMessage: 'Columns that are shown',
    description: 'Name of the choice of columns, for screen readers',
  },
});
