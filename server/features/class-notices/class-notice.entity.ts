import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, ReferenceColumn } from '../../platform/database/columns.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';

/**
 * A change of a class by the office of which its attendees are notified. The content is determined when a message is
 * sent: the difference between the facts that the recipient knew, stored here, and the class at that time.
 */
@Entity('class_notice')
@Index('class_notice_class', ['classInstanceId', 'createdAt'])
@Index('class_notice_at', ['createdAt'])
export class ClassNoticeEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  classInstanceId!: string;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'class_notice_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity>;

  /** JSON object: `ClassFacts` before the change. */
  @LongTextColumn()
  knownFacts!: string;

  @InstantColumn()
  createdAt!: Date;
}
