import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, ReferenceColumn, TextColumn } from '../../platform/database/columns.js';
import { StudentMergeEntity } from './student-merge.entity.js';
import { StudentEntity } from './student.entity.js';

/** An email and name that a student had before a merge: who books with them is that student, not a new one. */
@Entity('student_alias')
@Index('student_alias_key', ['attendeeKey'])
@Index('student_alias_student', ['studentId'])
@Index('student_alias_merge', ['mergeId'])
export class StudentAliasEntity {
  @IdColumn()
  id!: string;

  /** A digest of email and name, as `StudentEntity` has it. */
  @TextColumn(64)
  attendeeKey!: string;

  @ReferenceColumn()
  studentId!: string;

  @ManyToOne(() => StudentEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'student_id', foreignKeyConstraintName: 'student_alias_student_fk' })
  student!: Relation<StudentEntity>;

  /** What it came by, and goes with. */
  @ReferenceColumn()
  mergeId!: string;

  @ManyToOne(() => StudentMergeEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'merge_id', foreignKeyConstraintName: 'student_alias_merge_fk' })
  merge!: Relation<StudentMergeEntity>;
}
