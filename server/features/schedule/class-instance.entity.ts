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
import { InstructorEntity } from './instructor.entity.js';
import type { ClassInstanceStatus, InstructionLanguage } from './schedule.constants.js';
import { VenueEntity } from './venue.entity.js';

/** One scheduled run of a class type. Seats are counted from its bookings, never stored. */
@Entity('class_instance')
@Index('class_instance_upcoming', ['status', 'startsAt'])
@Index('class_instance_class_type', ['classTypeId', 'startsAt'])
@Index('class_instance_starts_at', ['startsAt', 'id'])
// Whatever the capitals, which TypeORM cannot describe either.
@Index('class_instance_city', { synchronize: false })
@Index('class_instance_instructor_name', { synchronize: false })
@Index('class_instance_venue', ['venueId', 'startsAt'])
@Index('class_instance_instructor', ['instructorId', 'startsAt'])
// By trigrams, which TypeORM cannot describe: the migration makes it, on PostgreSQL.
@Index('class_instance_search', { synchronize: false })
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

  /** The venue that its place was chosen from; null where the place was written by hand. Its own texts count. */
  @ReferenceColumn({ nullable: true })
  venueId!: string | null;

  @ManyToOne(() => VenueEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'venue_id', foreignKeyConstraintName: 'class_instance_venue_fk' })
  venue?: Relation<VenueEntity> | null;

  /** Who teaches, where that is somebody on record; the name is the class's own text. */
  @ReferenceColumn({ nullable: true })
  instructorId!: string | null;

  @ManyToOne(() => InstructorEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'instructor_id', foreignKeyConstraintName: 'class_instance_instructor_fk' })
  instructor?: Relation<InstructorEntity> | null;

  @LongTextColumn({ nullable: true })
  notes!: string | null;

  /** The most days it ever had, once they were changed: calendars may still hold one that was taken away. */
  @IntegerColumn({ nullable: true })
  mostDays!: number | null;

  @IntegerColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
