import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
} from '../../platform/database/columns.js';
import { StudentEntity } from './student.entity.js';

/** A merge of two students: the kept one has the bookings of the other. */
@Entity('student_merge')
@Index('student_merge_kept', ['keptId', 'mergedAt'])
@Index('student_merge_merged', ['mergedId'])
@Index('student_merge_undo', ['mergedAt'], { where: `"undo" IS NOT NULL` })
export class StudentMergeEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  keptId!: string;

  @ManyToOne(() => StudentEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'kept_id', foreignKeyConstraintName: 'student_merge_kept_fk' })
  kept!: Relation<StudentEntity>;

  @ReferenceColumn()
  mergedId!: string;

  @ManyToOne(() => StudentEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'merged_id', foreignKeyConstraintName: 'student_merge_merged_fk' })
  merged!: Relation<StudentEntity>;

  /** The versions after the merge; other ones indicate a later change. */
  @IntegerColumn()
  keptVersion!: number;

  @IntegerColumn()
  mergedVersion!: number;

  @IntegerColumn()
  bookingCount!: number;

  /** JSON object, `MergeUndo`: the data to undo the merge; null once it can no longer be undone. */
  @LongTextColumn({ nullable: true })
  undo!: string | null;

  @InstantColumn()
  mergedAt!: Date;

  @InstantColumn({ nullable: true })
  undoneAt!: Date | null;
}
