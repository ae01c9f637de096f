import { Field, registerEnumType } from 'type-graphql';
import { LOCALES } from '../i18n/message.js';
import { Language } from '../validation/language.js';
import { all, Optional } from '../validation/rules.js';
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

/** An optional field with a language of the site. */
export const OptionalLanguage = (description: string): PropertyDecorator =>
  all(
    Field(() => LanguageEnum, { nullable: true, description }),
    Optional(),
    Language(),
  );
