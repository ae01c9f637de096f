import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../database/columns.js';
import type { Locale } from '../i18n/message.js';

export type OutboxChannel = 'email' | 'sms';

/** A message that must leave, written in the transaction of what it tells about. */
@Entity('outbox_message')
@Index('outbox_message_due', ['dueAt'], { where: '"sent_at" IS NULL AND "failed_at" IS NULL' })
@Index('outbox_message_sent', ['sentAt'])
@Index('outbox_message_subject', ['subjectId'])
@Index('outbox_message_newest', ['createdAt', 'id'])
@Index('outbox_message_once', ['deduplicationKey'], { unique: true })
@Index('outbox_message_failed', ['createdAt', 'id'], {
  where: `"sent_at" IS NULL AND "failed_at" IS NOT NULL`,
})
export class OutboxMessageEntity {
  @IdColumn()
  id!: string;

  @TextColumn(10)
  channel!: OutboxChannel;

  /** Which text: booking.confirmation */
  @TextColumn(60)
  template!: string;

  @TextColumn(254)
  recipient!: string;

  @TextColumn(2)
  language!: Locale;

  /** JSON object: ids of what the text is made of, looked up when it is sent */
  @LongTextColumn()
  payload!: string;

  /** What it is about, by its id: a booking, a crew, an offer; null where nothing on record is. */
  @ReferenceColumn({ nullable: true })
  subjectId!: string | null;

  /** The same message is queued once, however often its cause runs. */
  @TextColumn(150)
  deduplicationKey!: string;

  /** When it is to leave; stays so while attempts fail. */
  @InstantColumn()
  dueAt!: Date;

  /** When it is tried again; null while no attempt has failed. */
  @InstantColumn({ nullable: true })
  retryAt!: Date | null;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;

  /** When it was given up. */
  @InstantColumn({ nullable: true })
  failedAt!: Date | null;

  /** Until then nobody else sends it: whoever does renews this meanwhile. */
  @InstantColumn({ nullable: true })
  leasedUntil!: Date | null;

  @ReferenceColumn({ nullable: true })
  leasedBy!: string | null;

  @IntegerColumn()
  attempts!: number;

  @TextColumn(500, { nullable: true })
  lastError!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
