import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { smsDisclosure } from '../bookings/messages/sms-consent.rules.js';
import { waitingListDisclosure } from '../waiting/sms-consent.rules.js';
import { Site } from './site.type.js';

@Resolver(() => Site)
export class SiteResolver {
  constructor(private readonly facts: Site) {}

  @Query(() => Site, { description: 'Company data, languages and constants.' })
  site(): Site {
    return this.facts;
  }

  @FieldResolver(() => String, { description: 'SMS consent text, as stored with a booking.' })
  smsDisclosure(
    @Root() site: Site,
    @Arg('language', () => LanguageEnum, { description: 'Language of the text.' })
    language: Locale,
  ): string {
    return smsDisclosure(site.companyName, language);
  }

  @FieldResolver(() => String, { description: 'SMS consent text of the waiting list, as stored.' })
  waitingListDisclosure(
    @Root() site: Site,
    @Arg('language', () => LanguageEnum, { description: 'Language of the text.' })
    language: Locale,
  ): string {
    return waitingListDisclosure(site.companyName, language);
  }
}
