import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { TextColumn } from '../../../platform/database/columns.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';

/** One day of a class, in the local time of the venue. */
@Entity('class_day')
@Unique('class_day_date', ['classInstanceId', 'date'])
@Index('class_day_of_date', ['date', 'classInstanceId'])
export class ClassDayEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  classInstanceId!: string;

  @ManyToOne(() => ClassInstanceEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'class_instance_id', foreignKeyConstraintName: 'class_day_class_instance_fk' })
  classInstance!: Relation<ClassInstanceEntity>;

  /** 1..n in date order. */
  @PrimaryColumn({ type: 'integer' })
  dayNumber!: number;

  /** YYYY-MM-DD */
  @TextColumn(10)
  date!: string;

  /** HH:MM, 24 h */
  @TextColumn(5)
  startTime!: string;

  /** HH:MM, 24 h */
  @TextColumn(5)
  endTime!: string;
}
