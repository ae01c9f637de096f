import { ArgsType, Field } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import type { Locale } from '../../platform/i18n/message.js';
import { AtMost, Optional } from '../../platform/validation/rules.js';
import { CalendarDate } from '../schedule/days/calendar-date.rules.js';
import type { ContactMessageFilter } from './contact-list.query.js';
import { ContactSubjectEnum } from './contact-message.type.js';
import type { ContactSubject } from './contact.constants.js';

@ArgsType()
export class ContactMessageArgs extends PageArgs implements ContactMessageFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Only messages where every word occurs in the name, email or text, ignoring accents and case, or with this phone number, in any format.',
  })
  @Optional()
  @AtMost(200)
  search?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only handled ones. false: only open ones. Default: all.',
  })
  isHandled?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Only messages sent on this date or later, in Mountain time: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  sentFrom?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only messages sent on this date or earlier, in Mountain time: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  sentTo?: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Only messages sent from the site in this language.',
  })
  language?: Locale;

  @Field(() => ContactSubjectEnum, { nullable: true, description: 'Only messages with this subject.' })
  subject?: ContactSubject;
}
