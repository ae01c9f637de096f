import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { Locale } from '../../platform/i18n/message.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import type { EntryEnding } from './waiting.constants.js';

/** A guest on the waiting list of a full class. Offers are made in the order of `createdAt`, then `id`. */
@Entity('waiting_list_entry')
@Index('waiting_list_entry_order', ['classInstanceId', 'createdAt', 'id'])
@Index('waiting_list_entry_open', ['classInstanceId'], { where: `"ending" IS NULL` })
@Index('waiting_list_entry_no_search', ['id'], { where: `"search_text" = ''` })
// A trigram index, which TypeORM cannot describe; the migration creates it on PostgreSQL.
@Index('waiting_list_entry_search', { synchronize: false })
// Nor can it describe this one: the key of the email.
@Index('waiting_list_entry_email', { synchronize: false })
// On PostgreSQL only; on SQLite, row ids determine the newest rows.
@Index('waiting_list_entry_created_at', { synchronize: false })
export class WaitingListEntryEntity {
  /** Also the secret of the link to leave the list. */
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  classInstanceId!: string;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({
    name: 'class_instance_id',
    foreignKeyConstraintName: 'waiting_list_entry_class_instance_fk',
  })
  classInstance!: Relation<ClassInstanceEntity>;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(254)
  email!: string;

  /** For comparing emails, as `storedKey` returns it. Only conditions refer to it. */
  @LongTextColumn({ nullable: true, select: false })
  emailKey!: string | null;

  @TextColumn(40, { nullable: true })
  phone!: string | null;

  /** Name, email and digits of the phone, as `foldWordsForSearch` returns them. Only conditions refer to it. */
  @LongTextColumn({ default: '', select: false })
  searchText!: string;

  @TextColumn(2)
  language!: Locale;

  @IntegerColumn()
  seats!: number;

  @Column({ type: 'boolean' })
  acceptsFewer!: boolean;

  @Column({ type: 'boolean' })
  textNotifications!: boolean;

  /** The consent text, in the language in which it was displayed. */
  @LongTextColumn({ nullable: true })
  smsConsentText!: string | null;

  @InstantColumn({ nullable: true })
  smsConsentAt!: Date | null;

  @InstantColumn()
  termsAgreedAt!: Date;

  /** Null while the entry is waiting. */
  @TextColumn(20, { nullable: true })
  ending!: EntryEnding | null;

  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}
