import { Column, Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { Category } from './catalog.constants.js';

/** A course in the catalogue. English texts are required, Spanish ones fall back to them. */
@Entity('class_type')
@Index('class_type_name', ['name'])
export class ClassTypeEntity {
  @IdColumn()
  id!: string;

  @TextColumn(100)
  name!: string;

  @TextColumn(100, { nullable: true })
  nameEs!: string | null;

  @LongTextColumn()
  description!: string;

  @LongTextColumn({ nullable: true })
  descriptionEs!: string | null;

  @LongTextColumn({ nullable: true })
  requirements!: string | null;

  @LongTextColumn({ nullable: true })
  requirementsEs!: string | null;

  @TextColumn(20)
  category!: Category;

  /** Multiples of 30: the specification's half-hour steps. */
  @IntegerColumn()
  durationMinutes!: number;

  @IntegerColumn()
  priceCents!: number;

  @IntegerColumn()
  maxStudents!: number;

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
