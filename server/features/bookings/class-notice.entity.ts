import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, ReferenceColumn } from '../../platform/database/columns.js';
import { ClassInstanceEntity } from '../schedule/class-instance.entity.js';

/**
 * The office has changed a class, and those who had a seat are told of it. What they are told is decided when it leaves:
 * the difference between what they knew, which stands here, and the class as it is by then.
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
