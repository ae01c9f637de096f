import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../platform/database/columns.js';
import { StudentEntity } from './student.entity.js';

/** Two students who may be the same person, or a pair that was dismissed. */
@Entity('student_duplicate')
@Index('student_duplicate_pair', ['oneId', 'otherId'], { unique: true })
@Index('student_duplicate_other', ['otherId'])
@Index('student_duplicate_open', ['strength', 'id'], { where: `"dismissed_at" IS NULL` })
export class StudentDuplicateEntity {
  @IdColumn()
  id!: string;

  /** The smaller of the two ids, so that each pair is stored once. */
  @ReferenceColumn()
  oneId!: string;

  @ManyToOne(() => StudentEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'one_id', foreignKeyConstraintName: 'student_duplicate_one_fk' })
  one!: Relation<StudentEntity>;

  @ReferenceColumn()
  otherId!: string;

  @ManyToOne(() => StudentEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'other_id', foreignKeyConstraintName: 'student_duplicate_other_fk' })
  other!: Relation<StudentEntity>;

  /** The number of shared properties, '1' to '3'. A string, because lists are sorted by strings. */
  @TextColumn(1)
  strength!: string;

  @InstantColumn()
  foundAt!: Date;

  /** When the pair was dismissed; null while it is suggested. */
  @InstantColumn({ nullable: true })
  dismissedAt!: Date | null;
}
