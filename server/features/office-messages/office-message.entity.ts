import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';

/** A message that the office has written to attendees. Stored as long as it may be sent again. */
@Entity('office_message')
@Index('office_message_once', ['authorId', 'idempotencyKey'], { unique: true })
@Index('office_message_class', ['classInstanceId'])
@Index('office_message_at', ['createdAt'])
export class OfficeMessageEntity {
  @IdColumn()
  id!: string;

  /** An account, which may have been deleted. */
  @ReferenceColumn()
  authorId!: string;

  @TextColumn(200)
  idempotencyKey!: string;

  /** SHA-256 of the request with the key. */
  @TextColumn(64)
  fingerprint!: string;

  /** The class whose attendees are the recipients; null if bookings were selected individually. */
  @ReferenceColumn({ nullable: true })
  classInstanceId!: string | null;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'office_message_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity> | null;

  /** JSON object: `LocalizedBody`. */
  @LongTextColumn()
  words!: string;

  /** Whether it was sent only to its author. */
  @Column({ type: 'boolean' })
  isTest!: boolean;

  @IntegerColumn()
  people!: number;

  @IntegerColumn()
  textMessages!: number;

  @InstantColumn()
  createdAt!: Date;
}
