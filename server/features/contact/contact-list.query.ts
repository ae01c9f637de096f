import { Temporal } from 'temporal-polyfill';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { readPersonTerm } from '../../platform/database/person-term.js';
import { applySearchFilter } from '../../platform/database/search.js';
import type { Locale } from '../../platform/i18n/message.js';
import { OFFICE_ZONE } from '../schedule/schedule.constants.js';
import { instantOf } from '../schedule/venue-time/venue-time.rules.js';
import { ContactMessageEntity } from './contact-message.entity.js';
import type { ContactSubject } from './contact.constants.js';

/** Filters of the office's inbox. */
export interface ContactMessageFilter {
  /** Words of the name, email or text, or a phone number. */
  search?: string | undefined;
  isHandled?: boolean | undefined;
  /** Dates in the office's time zone, YYYY-MM-DD, both inclusive. */
  sentFrom?: string | undefined;
  sentTo?: string | undefined;
  language?: Locale | undefined;
  subject?: ContactSubject | undefined;
}

/** Messages that match the filter, with the alias `message`. */
export function contactMessageQuery(
  manager: EntityManager,
  { search, isHandled, sentFrom, sentTo, language, subject }: ContactMessageFilter,
): SelectQueryBuilder<ContactMessageEntity> {
  const query = manager.createQueryBuilder(ContactMessageEntity, 'message').where('1 = 1');
  if (isHandled !== undefined) query.andWhere(`message.handledAt IS ${isHandled ? 'NOT ' : ''}NULL`);
  if (sentFrom) query.andWhere('message.createdAt >= :sentFrom', { sentFrom: beginningOf(sentFrom) });
  if (sentTo) {
    const dayAfter = Temporal.PlainDate.from(sentTo).add({ days: 1 }).toString();
    query.andWhere('message.createdAt < :sentBefore', { sentBefore: beginningOf(dayAfter) });
  }
  if (language) query.andWhere('message.language = :language', { language });
  if (subject) query.andWhere('message.subject = :subject', { subject });
  const { words, phone } = readPersonTerm(search);
  return applySearchFilter(query, 'message.searchText', phone ?? words.join(' '));
}

const beginningOf = (date: string): string => instantText(instantOf(date, '00:00', OFFICE_ZONE));
