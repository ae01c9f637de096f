import { defineMessages } from 'react-intl';

export const homeMessages = defineMessages({
  title: {
    id: 'hero.title',
    defaultMessage: 'Safety classes in Utah, in English and Spanish',
    description: 'Title of the browser tab on the home page',
  },
  heading: {
    id: 'hero.heading',
    defaultMessage: 'Safety classes in Utah, in English or Spanish',
    description: 'The one sentence on top of the home page; two lines at most on a phone',
  },
  bookByPhone: {
    id: 'hero.bookByPhone',
    defaultMessage: 'Book by phone:',
    description: 'In front of the phone number on top of the home page',
  },
});
