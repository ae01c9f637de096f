import { ArgsType } from 'type-graphql';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';

@ArgsType()
export class CertificateArgs {
  @OptionalLanguage('The language of the certificate; by default that of the booking.')
  language?: Locale;
}
