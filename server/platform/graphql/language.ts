import { registerEnumType } from 'type-graphql';
import { LOCALES } from '../i18n/message.js';
import { enumOf } from './enum-of.js';

export const LanguageEnum = enumOf(LOCALES);
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'A language of the site.',
  valuesConfig: {
    en: { description: 'American English.' },
    es: { description: 'Spanish, formal (usted).' },
  },
});
