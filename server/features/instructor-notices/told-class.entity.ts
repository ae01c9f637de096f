import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn, IntegerColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.js';
import { InstructorEntity } from '../schedule/instructors/instructor.entity.js';

/** A class that an instructor was told to teach. It is deleted once they were told that it is cancelled or not theirs. */
@Entity('told_class')
@Index('told_class_last_day', ['lastDayStartsAt'])
export class ToldClassEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  instructorId!: string;

  @ManyToOne(() => InstructorEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'instructor_id', foreignKeyConstraintName: 'told_class_instructor_fk' })
  instructor!: Relation<InstructorEntity>;

  /** Not a foreign key: they are told that a class was deleted. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  classInstanceId!: string;

  /** The email that was told. */
  @TextColumn(254)
  recipient!: string;

  /** JSON object: the `ToldFacts`. */
  @LongTextColumn()
  facts!: string;

  /** By these facts. */
  @InstantColumn()
  lastDayStartsAt!: Date;

  /** The version of the class that was last compared with these facts. */
  @IntegerColumn()
  version!: number;
}
