import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'admin.studentsPage.title',
    defaultMessage: 'Students',
    description: 'Heading of the page of all students',
  },
  all: {
    id: 'admin.studentsPage.all',
    defaultMessage: 'All students',
    description: 'Heading of the table of students, on their own page',
  },
  toDuplicates: {
    id: 'admin.studentsPage.toDuplicates',
    defaultMessage: 'Possible duplicates',
    description: 'Link to the pairs of students who may be one person',
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
