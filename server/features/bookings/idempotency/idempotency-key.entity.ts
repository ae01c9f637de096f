import { Entity, Index, PrimaryColumn } from 'typeorm';
import {
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../platform/database/columns.js';

/** A booking request that was carried out, so that its repetition returns the same booking. Expires after 24 hours. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at', ['createdAt'])
export class IdempotencyKeyEntity {
  /** Owner of the key: guests share one scope, each account of the office has its own. */
  @PrimaryColumn({ type: 'varchar', length: 50 })
  scope!: string;

  @PrimaryColumn({ type: 'varchar', length: 200 })
  key!: string;

  /** SHA-256 of the booked content. */
  @TextColumn(64)
  fingerprint!: string;

  /** The id of a booking or of a crew booking. */
  @ReferenceColumn()
  bookingId!: string;

  /** The link in the response, if the request changed the link; otherwise null. */
  @ReferenceColumn({ nullable: true })
  givenLinkId!: string | null;

  /** The version of the booking after the request passed it on to another person; otherwise null. */
  @IntegerColumn({ nullable: true })
  passedOnVersion!: number | null;

  @InstantColumn()
  createdAt!: Date;
}
