import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import type { State } from './address.rules.js';
import type { ClassInstanceStatus, InstructionLanguage } from './schedule.constants.js';

/** One scheduled run of a class type. Seats are counted from its bookings, never stored. */
@Entity('class_instance')
@Index('class_instance_upcoming', ['status', 'startsAt'])
@Index('class_instance_class_type', ['classTypeId', 'startsAt'])
@Index('class_instance_starts_at', ['startsAt', 'id'])
export class ClassInstanceEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn()
  classTypeId!: string;

  @ManyToOne(() => ClassTypeEntity, { onDelete: 'RESTRICT', nullable: false })
  @JoinColumn({ name: 'class_type_id', foreignKeyConstraintName: 'class_instance_class_type_fk' })
  classType!: Relation<ClassTypeEntity>;

  /** Language of instruction. */
  @TextColumn(10)
  language!: InstructionLanguage;

  @TextColumn(20)
  status!: ClassInstanceStatus;

  /** IANA zone of the venue, by its state unless the office says otherwise. */
  @TextColumn(40)
  timeZone!: string;

  /** The first day's start. Derived from the days, kept because every list is ordered and cut by it. */
  @InstantColumn()
  startsAt!: Date;

  @TextColumn(100)
  locationName!: string;

  @TextColumn(100)
  street1!: string;

  @TextColumn(100, { nullable: true })
  street2!: string | null;

  @TextColumn(100)
  city!: string;

  @TextColumn(2)
  state!: State;

  @TextColumn(10)
  zip!: string;

  @IntegerColumn()
  maxAttendees!: number;

  @IntegerColumn()
  priceCents!: number;

  @TextColumn(100, { nullable: true })
  instructorName!: string | null;

  @LongTextColumn({ nullable: true })
  notes!: string | null;

  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
