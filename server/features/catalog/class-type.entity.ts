import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn } from '../../platform/database/columns.js';
import { CourseColumns } from './course.type.js';

/** A course in the catalogue. English texts are required, Spanish ones fall back to them. */
@Entity('class_type')
@Index('class_type_name', ['name'])
@Index('class_type_name_key', ['nameKey'], { unique: true })
export class ClassTypeEntity extends CourseColumns {
  @IdColumn()
  id!: string;

  /** The name, folded to be unique. Null only for one whose name an older one had before that was refused. */
  @LongTextColumn({ nullable: true })
  nameKey!: string | null;

  /** Multiples of 30: the specification's half-hour steps. */
  @IntegerColumn()
  durationMinutes!: number;

  @IntegerColumn()
  priceCents!: number;

  @IntegerColumn()
  maxStudents!: number;

  /** So many people a class needs to take place; null where one is enough. */
  @IntegerColumn({ nullable: true })
  minStudents!: number | null;

  @Column({ type: 'boolean' })
  isActive!: boolean;

  /** Grows with every edit by the office; a stale one is a CONFLICT. */
  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
