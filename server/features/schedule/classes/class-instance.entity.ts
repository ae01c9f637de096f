import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../platform/database/columns.js';
import { VersionedEntity } from '../../../platform/database/versioned.entity.js';
import { ClassTypeEntity } from '../../catalog/class-type.entity.js';
import type { State } from '../venues/address.rules.js';
import { InstructorEntity } from '../instructors/instructor.entity.js';
import type { ClassInstanceStatus, InstructionLanguage } from '../schedule.constants.js';
import { VenueEntity } from '../venues/venue.entity.js';

/** One scheduled class of a class type. Taken seats are counted from bookings, never stored. */
@Entity('class_instance')
@Index('class_instance_upcoming', ['status', 'startsAt'])
@Index('class_instance_class_type', ['classTypeId', 'startsAt'])
@Index('class_instance_starts_at', ['startsAt', 'id'])
@Index('class_instance_cancelled', ['id'], { where: `"status" = 'cancelled'` })
// Indexes of the keys of city and instructor, which TypeORM cannot describe.
@Index('class_instance_city', { synchronize: false })
@Index('class_instance_instructor_name', { synchronize: false })
@Index('class_instance_venue', ['venueId', 'startsAt'])
@Index('class_instance_instructor', ['instructorId', 'startsAt'])
// A trigram index, which TypeORM cannot describe; the migration creates it on PostgreSQL.
@Index('class_instance_search', { synchronize: false })
export class ClassInstanceEntity extends VersionedEntity {
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

  /** IANA zone of the venue, derived from its state unless the office has set another one. */
  @TextColumn(40)
  timeZone!: string;

  /** Start of the first day, derived from the days. Stored because lists are sorted and filtered by it. */
  @InstantColumn()
  startsAt!: Date;

  /** Start of the last day, derived from the days. Stored because attendance is recorded and filtered by it. */
  @InstantColumn({ default: '' })
  lastDayStartsAt!: Date;

  @TextColumn(100)
  locationName!: string;

  @TextColumn(100)
  street1!: string;

  @TextColumn(100, { nullable: true })
  street2!: string | null;

  @TextColumn(100)
  city!: string;

  /** For comparing cities, as `storedKey` returns it. */
  @LongTextColumn({ nullable: true })
  cityKey!: string | null;

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

  /** For comparing instructors, as `storedKey` returns it. */
  @LongTextColumn({ nullable: true })
  instructorNameKey!: string | null;

  /** The venue record that was chosen; null if the venue was entered as text. The class's own texts take precedence. */
  @ReferenceColumn({ nullable: true })
  venueId!: string | null;

  @ManyToOne(() => VenueEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'venue_id', foreignKeyConstraintName: 'class_instance_venue_fk' })
  venue?: Relation<VenueEntity> | null;

  /** The instructor's record, if any; the name is the class's own text. */
  @ReferenceColumn({ nullable: true })
  instructorId!: string | null;

  @ManyToOne(() => InstructorEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'instructor_id', foreignKeyConstraintName: 'class_instance_instructor_fk' })
  instructor?: Relation<InstructorEntity> | null;

  @LongTextColumn({ nullable: true })
  notes!: string | null;

  /** The maximum number of days that it ever had, if they were changed: calendars may still contain removed ones. */
  @IntegerColumn({ nullable: true })
  mostDays!: number | null;
}
