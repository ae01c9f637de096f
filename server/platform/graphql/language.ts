import { registerEnumType } from 'type-graphql';
import { LOCALES } from '../i18n/message.js';
import { enumOf } from './enum-of.js';

export const LanguageEnum = enumOf(LOCALES);
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'A language the site speaks.',
  valuesConfig: {
    en: { description: 'English, as in the United States.' },
    es: { description: 'Spanish, in the formal form (usted).' },
  },
});
