import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../database/columns.js';

/** An action on a record and its actor. Contains ids and codes, no personal data. */
@Entity('audit_entry')
@Index('audit_entry_subject', ['subjectType', 'subjectId'])
@Index('audit_entry_at', ['at'])
@Index('audit_entry_actor', ['actorId', 'at'], { where: `"actor_id" IS NOT NULL` })
export class AuditEntryEntity {
  @IdColumn()
  id!: string;

  @InstantColumn()
  at!: Date;

  /** A dotted name: booking.created */
  @TextColumn(60)
  action!: string;

  @TextColumn(40)
  subjectType!: string;

  @ReferenceColumn()
  subjectId!: string;

  @TextColumn(10)
  actorRole!: string;

  @ReferenceColumn({ nullable: true })
  actorId!: string | null;

  @TextColumn(64)
  requestId!: string;

  /** JSON object */
  @LongTextColumn()
  details!: string;
}
