import { defineMessages } from 'react-intl';

/** The languages of instruction. */
export const languageMessages = defineMessages({
  en: { id: 'classes.english', defaultMessage: 'English', description: 'Language a class is taught in' },
  es: {
    id: 'classes.spanish',
    defaultMessage: 'Español',
    description:
      'Language a class is taught in; by its own name also in English, so that those who want it find it',
  },
});
