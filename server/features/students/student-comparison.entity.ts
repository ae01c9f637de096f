import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/database/columns.js';

/** The progress of the search for duplicates, in a single row. */
@Entity('student_comparison')
export class StudentComparisonEntity {
  @IdColumn()
  id!: string;

  /** Of the last compared student: all that changed earlier, or at the same time with a smaller id, were compared. */
  @InstantColumn()
  changedAt!: Date;

  @ReferenceColumn()
  studentId!: string;
}
