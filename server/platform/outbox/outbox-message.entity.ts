import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn, TextColumn } from '../database/columns.js';
import type { Locale } from '../i18n/message.js';

export type OutboxChannel = 'email' | 'sms';

/** A message that must leave, written in the transaction of what it tells about. */
@Entity('outbox_message')
@Index('outbox_message_due', ['sentAt', 'dueAt'])
@Index('outbox_message_once', ['deduplicationKey'], { unique: true })
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

  /** The same message is queued once, however often its cause runs. */
  @TextColumn(150)
  deduplicationKey!: string;

  @InstantColumn()
  dueAt!: Date;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;

  @IntegerColumn()
  attempts!: number;

  @TextColumn(500, { nullable: true })
  lastError!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
