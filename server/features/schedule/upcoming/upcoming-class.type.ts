import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import type { OfferedCourse } from '../../catalog/class-type.type.js';
import { CourseFields } from '../../catalog/course.type.js';
import { Address } from '../venues/address.type.js';
import { ClassDay } from '../days/class-day.type.js';
import { ClassInstanceStatusEnum } from '../classes/class-instance-status.type.js';
import { InstructionLanguageEnum } from '../classes/instruction-language.type.js';
import type { ClassInstanceStatus, InstructionLanguage } from '../schedule.constants.js';
import { AVAILABILITIES, type Availability } from '../schedule.rules.js';

const AvailabilityEnum = enumOf(AVAILABILITIES);
registerEnumType(AvailabilityEnum, {
  name: 'Availability',
  description: 'Whether a seat can be booked now; if not, the reason.',
  valuesConfig: {
    cancelled: { description: 'The office has cancelled the class.' },
    completed: { description: 'The office has marked the class completed.' },
    past: { description: 'The class has begun.' },
    full: { description: 'No seats are left, or the class type is no longer offered.' },
    open: { description: 'A seat can be booked.' },
  },
});

@ObjectType({ description: 'Directions to the venue of a class, besides its name and address.' })
export class ClassVenue {
  @Field(() => String, { nullable: true, description: 'Where to park.' })
  parking!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to park, in Spanish; null if none: display the English text.',
  })
  parkingEs!: string | null;

  @Field(() => String, { nullable: true, description: 'How to enter the venue.' })
  entrance!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How to enter, in Spanish; null if none: display the English text.',
  })
  entranceEs!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of a map; starts with https://' })
  mapUrl!: string | null;
}

@ObjectType({
  description: 'A class (guest view). It has no personal data and no notes.',
})
export class UpcomingClass extends CourseFields {
  @Field(() => ID, { description: 'ID for `upcomingClass` and `bookSeat`.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the class type.' })
  classTypeId!: string;

  @Field(() => Int, { description: 'Current price of a seat in US cents.' })
  priceCents!: number;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => ClassInstanceStatusEnum, { description: 'Status set by the office.' })
  status!: ClassInstanceStatus;

  @Field(() => AvailabilityEnum, {
    description: 'Whether a seat can be booked now; if not, the first reason.',
  })
  availability!: Availability;

  @Field(() => String, { description: 'IANA zone of the venue: America/Denver' })
  timeZone!: string;

  @Field(() => Date, { description: 'Start of the first day.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'Deadline, inclusive, for a cancellation with full refund.' })
  refundDeadline!: Date;

  @Field(() => [ClassDay], { description: 'At least one, in date order.' })
  days!: ClassDay[];

  @Field(() => String, { description: 'Name of the venue.' })
  locationName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name of the venue; null if none, or if the class uses another name for it.',
  })
  locationNameEs!: string | null;

  @Field(() => Address, { description: 'Postal address of the venue.' })
  address!: Address;

  @Field(() => ClassVenue, {
    nullable: true,
    description: 'Directions to the venue; null if it is not on record.',
  })
  venue!: ClassVenue | null;

  @Field(() => Int, { description: 'Total number of seats.' })
  maxAttendees!: number;

  @Field(() => Int, { description: 'Free seats, at least 0.' })
  seatsLeft!: number;

  /** For REST, whose list of stubs has this length; guests read seatsLeft. */
  seatsTaken!: number;

  /** For REST: the class type's own values, which the class may differ from. */
  classTypeDefaults!: Pick<OfferedCourse, 'priceCents' | 'maxStudents' | 'isActive'>;

  /** For calendars, which keep the latest version. */
  changedAt!: Date;

  /** For calendars, which must remove deleted days: the maximum number of days it ever had, if more than now. */
  mostDays!: number | null;
}

export const UpcomingClassConnection = ConnectionType(UpcomingClass, 'UpcomingClassConnection');
