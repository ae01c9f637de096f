import { ArgsType, Field } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Language } from '../../platform/validation/language.js';
import { Optional } from '../../platform/validation/rules.js';

@ArgsType()
export class CertificateArgs {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'The language of the certificate; by default that of the booking.',
  })
  @Optional()
  @Language()
  language?: Locale;
}
