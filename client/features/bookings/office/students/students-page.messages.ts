import { defineMessages } from 'react-intl';

import type { CountValues } from '../../../../ui/office/lists/counted';

const plain = defineMessages({
  all: {
    id: 'admin.studentsPage.all',
    defaultMessage: 'All students',
    description: 'Heading of the table of students, on their own page',
  },
});

const filled = defineMessages<{
  toDuplicatesCount: CountValues;
}>({
  toDuplicatesCount: {
    id: 'admin.studentsPage.toDuplicatesCount',
    defaultMessage: 'Possible duplicates ({isMore, select, true {more than } other {}}{total, number})',
    description:
      'Link to the pairs of students who may be one person, with how many there are: 12, or more than 1,000',
  },
});

export const studentsPageMessages = { ...plain, ...filled };
