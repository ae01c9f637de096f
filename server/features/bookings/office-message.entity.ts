import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { ClassInstanceEntity } from '../schedule/class-instance.entity.js';

/** What the office has written to those who have bookings. Lives as long as it may be sent again. */
@Entity('office_message')
@Index('office_message_once', ['authorId', 'idempotencyKey'], { unique: true })
@Index('office_message_class', ['classInstanceId'])
@Index('office_message_at', ['createdAt'])
export class OfficeMessageEntity {
  @IdColumn()
  id!: string;

  /** An account, which may be gone. */
  @ReferenceColumn()
  authorId!: string;

  @TextColumn(200)
  idempotencyKey!: string;

  /** SHA-256 of what was asked for with the key. */
  @TextColumn(64)
  fingerprint!: string;

  /** Whose attendees it is for; null when the bookings were chosen one by one. */
  @ReferenceColumn({ nullable: true })
  classInstanceId!: string | null;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'office_message_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity> | null;

  /** JSON object: `WordsByLanguage`. */
  @LongTextColumn()
  words!: string;

  /** It went to its author alone. */
  @Column({ type: 'boolean' })
  isTest!: boolean;

  @IntegerColumn()
  people!: number;

  @IntegerColumn()
  textMessages!: number;

  @InstantColumn()
  createdAt!: Date;
}
