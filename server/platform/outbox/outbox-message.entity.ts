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

/** A message to send, written in the transaction of its cause. */
@Entity('outbox_message')
@Index('outbox_message_due', ['dueAt'], { where: '"sent_at" IS NULL AND "failed_at" IS NULL' })
@Index('outbox_message_sent', ['sentAt'])
@Index('outbox_message_subject', ['subjectId'])
@Index('outbox_message_newest', ['createdAt', 'id'])
@Index('outbox_message_by_due', ['dueAt', 'id'])
@Index('outbox_message_once', ['deduplicationKey'], { unique: true })
@Index('outbox_message_failed', ['createdAt', 'id'], {
  where: `"sent_at" IS NULL AND "failed_at" IS NOT NULL`,
})
export class OutboxMessageEntity {
  @IdColumn()
  id!: string;

  @TextColumn(10)
  channel!: OutboxChannel;

  /** For example booking.confirmation */
  @TextColumn(60)
  template!: string;

  @TextColumn(254)
  recipient!: string;

  /** For comparing recipients, as `storedKey` returns it. */
  @LongTextColumn({ nullable: true })
  recipientKey!: string | null;

  @TextColumn(2)
  language!: Locale;

  /** JSON object of the ids and codes that the text is rendered from when it is sent */
  @LongTextColumn()
  payload!: string;

  /** Id of the booking, crew, offer or other record that it is about; null for none. */
  @ReferenceColumn({ nullable: true })
  subjectId!: string | null;

  /** Prevents queueing the same message twice. */
  @TextColumn(150)
  deduplicationKey!: string;

  /** When it is to be sent; retries do not change it. */
  @InstantColumn()
  dueAt!: Date;

  /** Time of the next retry; null while no attempt has failed. */
  @InstantColumn({ nullable: true })
  retryAt!: Date | null;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;

  /** When its last attempt failed. */
  @InstantColumn({ nullable: true })
  failedAt!: Date | null;

  /** When the office marked it as handled, after it had failed. */
  @InstantColumn({ nullable: true })
  handledAt!: Date | null;

  /** Id of the account that did. */
  @ReferenceColumn({ nullable: true })
  handledBy!: string | null;

  /** No other process sends it before then; the process that sends it renews the lease. */
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
