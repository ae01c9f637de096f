import { defineMessages } from 'react-intl';

const plain = defineMessages({
  all: {
    id: 'admin.studentsPage.all',
    defaultMessage: 'All students',
    description: 'Heading of the table of students, on their own page',
  },
});

const filled = defineMessages<{
  toDuplicatesCount: { count: number };
}>({
  toDuplicatesCount: {
    id: 'admin.studentsPage.toDuplicatesCount',
    defaultMessage: 'Possible duplicates ({count, number})',
    description: 'Link to the pairs of students who may be one person, with how many there are',
  },
});

export const studentsPageMessages = { ...plain, ...filled };
