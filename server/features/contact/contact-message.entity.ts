import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { ContactSubject } from './contact.constants.js';

@Entity('contact_message')
@Index('contact_message_created_at', ['createdAt'])
@Index('contact_message_open', ['createdAt', 'id'], { where: `"handled_at" IS NULL` })
@Index('contact_message_no_search', ['id'], { where: `"sender_search" = ''` })
// A trigram index of the senders, which TypeORM cannot describe; the migration creates it on PostgreSQL.
@Index('contact_message_search', { synchronize: false })
export class ContactMessageEntity {
  @IdColumn()
  id!: string;

  @TextColumn(100)
  name!: string;

  @TextColumn(254)
  email!: string;

  @TextColumn(40, { nullable: true })
  phone!: string | null;

  @TextColumn(40)
  subject!: ContactSubject;

  @LongTextColumn()
  message!: string;

  /** Name, email, digits of the phone and text, folded for searching. */
  @LongTextColumn({ default: '' })
  searchText!: string;

  /**
   * Name, email and digits of the phone, as `foldWordsForSearch` returns them: the part of `searchText` that is indexed.
   * Only conditions refer to it.
   */
  @LongTextColumn({ default: '', select: false })
  senderSearch!: string;

  @TextColumn(2)
  language!: Locale;

  @InstantColumn({ nullable: true })
  readAt!: Date | null;

  @InstantColumn({ nullable: true })
  handledAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}
