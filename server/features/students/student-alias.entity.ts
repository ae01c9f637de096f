import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, ReferenceColumn, TextColumn } from '../../platform/database/columns.js';
import { StudentMergeEntity } from './student-merge.entity.js';
import { StudentEntity } from './student.entity.js';

/** An email and name that a student had before a merge. New bookings with them are assigned to that student. */
@Entity('student_alias')
@Index('student_alias_key', ['attendeeKey'])
@Index('student_alias_student', ['studentId'])
@Index('student_alias_merge', ['mergeId'])
export class StudentAliasEntity {
  @IdColumn()
  id!: string;

  /** Digest of email and name, as in `StudentEntity`. */
  @TextColumn(64)
  attendeeKey!: string;

  @ReferenceColumn()
  studentId!: string;

  @ManyToOne(() => StudentEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'student_id', foreignKeyConstraintName: 'student_alias_student_fk' })
  student!: Relation<StudentEntity>;

  /** The merge that created it; undoing the merge deletes it. */
  @ReferenceColumn()
  mergeId!: string;

  @ManyToOne(() => StudentMergeEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'merge_id', foreignKeyConstraintName: 'student_alias_merge_fk' })
  merge!: Relation<StudentMergeEntity>;
}
