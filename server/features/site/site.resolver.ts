import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { smsDisclosure } from '../bookings/sms-consent.rules.js';
import { waitingListDisclosure } from '../waiting/sms-consent.rules.js';
import { Site } from './site.type.js';

@Resolver(() => Site)
export class SiteResolver {
  constructor(private readonly facts: Site) {}

  @Query(() => Site, { description: 'Company facts, offered languages, constants.' })
  site(): Site {
    return this.facts;
  }

  @FieldResolver(() => String, { description: 'The SMS consent text as it is stored with a booking.' })
  smsDisclosure(
    @Root() site: Site,
    @Arg('language', () => LanguageEnum, { description: 'The language the text is wanted in.' })
    language: Locale,
  ): string {
    return smsDisclosure(site.companyName, language);
  }

  @FieldResolver(() => String, { description: 'The SMS consent text of the waiting list, as it is stored.' })
  waitingListDisclosure(
    @Root() site: Site,
    @Arg('language', () => LanguageEnum, { description: 'The language the text is wanted in.' })
    language: Locale,
  ): string {
    return waitingListDisclosure(site.companyName, language);
  }
}
