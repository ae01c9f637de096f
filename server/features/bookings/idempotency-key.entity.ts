import { Entity, Index, PrimaryColumn } from 'typeorm';
import {
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** A booking request that was carried out, so that its repetition gives the same booking again. Lives 24 hours. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at', ['createdAt'])
export class IdempotencyKeyEntity {
  /** Whose key it is: guests share one scope, each account of the office has its own. */
  @PrimaryColumn({ type: 'varchar', length: 50 })
  scope!: string;

  @PrimaryColumn({ type: 'varchar', length: 200 })
  key!: string;

  /** SHA-256 of what was booked. */
  @TextColumn(64)
  fingerprint!: string;

  /** A booking, or the booking of a crew. */
  @ReferenceColumn()
  bookingId!: string;

  /** The link that the response contains, if the request gave the booking another one; otherwise null. */
  @ReferenceColumn({ nullable: true })
  givenLinkId!: string | null;

  /** The version of the booking after the request passed it on to another person; otherwise null. */
  @IntegerColumn({ nullable: true })
  passedOnVersion!: number | null;

  @InstantColumn()
  createdAt!: Date;
}
