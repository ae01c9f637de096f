import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/database/columns.js';

/** How far the students have been compared with each other: one row. */
@Entity('student_comparison')
export class StudentComparisonEntity {
  @IdColumn()
  id!: string;

  /** Of the last one: all that were changed before, or then and with a smaller id, were compared. */
  @InstantColumn()
  changedAt!: Date;

  @ReferenceColumn()
  studentId!: string;
}
