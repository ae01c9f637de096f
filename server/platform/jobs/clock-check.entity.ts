import { Entity } from 'typeorm';
import { IdColumn, InstantColumn } from '../database/columns.js';

/** The last check of the clock, in a single row. */
@Entity('clock_check')
export class ClockCheckEntity {
  @IdColumn()
  id!: string;

  @InstantColumn()
  checkedAt!: Date;

  /** The first check after the last jump. */
  @InstantColumn()
  steadySince!: Date;
}
