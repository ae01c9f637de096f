import { defineMessages } from 'react-intl';

const plain = defineMessages({
  previous: {
    id: 'admin.pages.previous',
    defaultMessage: 'Previous',
    description: 'Button: the page of a list before this one',
  },
  next: {
    id: 'admin.pages.next',
    defaultMessage: 'Next',
    description: 'Button: the page of a list after this one',
  },
});

const filled = defineMessages<{ page: { page: number }; pageOf: { page: number; count: number } }>({
  page: {
    id: 'admin.pages.page',
    defaultMessage: 'Page {page, number}',
    description: 'Which page of a list is shown while nobody knows how many there are',
  },
  pageOf: {
    id: 'admin.pages.pageOf',
    defaultMessage: 'Page {page, number} of {count, number}',
    description: 'Which page of a list is shown, of how many',
  },
});

export const paginationMessages = { ...plain, ...filled };
