import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn } from '../../platform/database/columns.js';
import { CourseColumns } from './course.type.js';

/** A class type in the catalogue. English texts are required, and used where Spanish ones are missing. */
@Entity('class_type')
@Index('class_type_name_key', ['nameKey'], { unique: true })
export class ClassTypeEntity extends CourseColumns {
  @IdColumn()
  id!: string;

  /**
   * The folded name, which is unique and by which lists are sorted. Of a duplicate from before names had to be unique, it
   * ends with the id.
   */
  @LongTextColumn({ nullable: true })
  nameKey!: string;

  /** Multiples of 30: half-hour steps. */
  @IntegerColumn()
  durationMinutes!: number;

  @IntegerColumn()
  priceCents!: number;

  @IntegerColumn()
  maxStudents!: number;

  /** The number of people that a class needs to take place; null if one is enough. */
  @IntegerColumn({ nullable: true })
  minStudents!: number | null;

  @Column({ type: 'boolean' })
  isActive!: boolean;

  /** Incremented by every edit; a stale version is a CONFLICT. */
  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
