import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { Shape } from '../../platform/validation/shape.js';
import { CourseFields } from '../catalog/course.type.js';
import { STATES, type State } from './address.rules.js';
import { CLASS_INSTANCE_STATUSES, INSTRUCTION_LANGUAGES, MAX_DAYS } from './schedule.constants.js';
import type { ClassInstanceStatus, InstructionLanguage } from './schedule.constants.js';
import { AVAILABILITIES, type Availability } from './schedule.rules.js';
import { instantOf } from './venue-time.rules.js';

export const InstructionLanguageEnum = enumOf(INSTRUCTION_LANGUAGES);
registerEnumType(InstructionLanguageEnum, {
  name: 'InstructionLanguage',
  description: 'The language a class is taught in.',
  valuesConfig: {
    en: { description: 'Taught in English.' },
    es: { description: 'Taught in Spanish.' },
    bilingual: { description: 'Taught in English and Spanish.' },
  },
});
export const ClassInstanceStatusEnum = enumOf(CLASS_INSTANCE_STATUSES);
registerEnumType(ClassInstanceStatusEnum, {
  name: 'ClassInstanceStatus',
  description: 'What the office says of a class.',
  valuesConfig: {
    scheduled: { description: 'It takes place as planned; only such a class can be booked.' },
    completed: { description: 'It has taken place.' },
    cancelled: { description: 'It does not take place; its bookings stay as they are.' },
  },
});
export const StateEnum = enumOf(STATES);
registerEnumType(StateEnum, {
  name: 'State',
  description: 'States that classes are held in.',
  valuesConfig: {
    UT: { description: 'Utah; America/Denver time.' },
    ID: { description: 'Idaho; America/Boise time.' },
    WY: { description: 'Wyoming; America/Denver time.' },
    CO: { description: 'Colorado; America/Denver time.' },
    NV: { description: 'Nevada; America/Los_Angeles time.' },
    AZ: { description: 'Arizona; America/Phoenix time.' },
  },
});
const AvailabilityEnum = enumOf(AVAILABILITIES);
registerEnumType(AvailabilityEnum, {
  name: 'Availability',
  description: 'Whether a seat can be booked now, and if not, why.',
  valuesConfig: {
    cancelled: { description: 'The office has cancelled the class.' },
    completed: { description: 'The office has marked the class completed.' },
    past: { description: 'The class has begun.' },
    full: { description: 'No seat is left, or the course is no longer offered.' },
    open: { description: 'A seat can be booked.' },
  },
});

@ObjectType({ description: 'Where a class is held.' })
export class Address {
  @Field(() => String, { description: 'Number and street.' })
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Suite, floor or building; null when there is none.' })
  street2!: string | null;

  @Field(() => String, { description: 'The city alone, without the state.' })
  city!: string;

  @Field(() => StateEnum, { description: 'Two letters, as the post office writes it.' })
  state!: State;

  @Field(() => String, { description: 'Five digits, or nine as 84119-1234.' })
  zip!: string;
}

export const TIME_OF_DAY = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };

@ObjectType({ description: 'One day of a class: wall time at the venue.' })
export class ClassDay {
  constructor(
    dayNumber: number,
    date: string,
    startTime: string,
    endTime: string,
    private readonly timeZone: string,
  ) {
    this.dayNumber = dayNumber;
    this.date = date;
    this.startTime = startTime;
    this.endTime = endTime;
  }

  @Field(() => Int, { description: '1..n in date order.' })
  @Shape({ minimum: 1, maximum: MAX_DAYS })
  readonly dayNumber: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Shape({ format: 'date' })
  readonly date: string;

  @Field(() => String, { description: 'HH:MM, 24 h' })
  @Shape(TIME_OF_DAY)
  readonly startTime: string;

  @Field(() => String, { description: 'HH:MM, 24 h' })
  @Shape(TIME_OF_DAY)
  readonly endTime: string;

  @Field(() => Date, { description: 'startTime as an instant, whatever zone the reader is in.' })
  get startsAt(): Date {
    return instantOf(this.date, this.startTime, this.timeZone);
  }

  @Field(() => Date, { description: 'endTime as an instant, whatever zone the reader is in.' })
  get endsAt(): Date {
    return instantOf(this.date, this.endTime, this.timeZone);
  }
}

@ObjectType({ description: 'What guests are told of the venue of a class, beside its name and address.' })
export class ClassVenue {
  @Field(() => String, { nullable: true, description: 'Where to park.' })
  parking!: string | null;

  @Field(() => String, { nullable: true, description: 'Where to park, in Spanish; null: English stands in.' })
  parkingEs!: string | null;

  @Field(() => String, { nullable: true, description: 'How to get in.' })
  entrance!: string | null;

  @Field(() => String, { nullable: true, description: 'How to get in, in Spanish; null: English stands in.' })
  entranceEs!: string | null;

  @Field(() => String, { nullable: true, description: 'A map; begins with https://' })
  mapUrl!: string | null;
}

@ObjectType({
  description: 'A class as a guest sees it. It has no field that could hold a person or a note.',
})
export class UpcomingClass extends CourseFields {
  @Field(() => ID, { description: 'What `upcomingClass` and `bookSeat` take.' })
  id!: string;

  @Field(() => ID, { description: 'The same for every class of one course.' })
  classTypeId!: string;

  @Field(() => Int, { description: 'US cents for a seat that is booked now.' })
  priceCents!: number;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => ClassInstanceStatusEnum, { description: 'What the office says of it.' })
  status!: ClassInstanceStatus;

  @Field(() => AvailabilityEnum, {
    description: 'Whether a seat can be booked now, and if not, the first reason.',
  })
  availability!: Availability;

  @Field(() => String, { description: 'IANA zone of the venue: America/Denver' })
  timeZone!: string;

  @Field(() => Date, { description: "The first day's start." })
  startsAt!: Date;

  @Field(() => Date, { description: 'Until this moment, included, a cancellation is refunded in full.' })
  refundDeadline!: Date;

  @Field(() => [ClassDay], { description: 'One or more, in date order.' })
  days!: ClassDay[];

  @Field(() => String, { description: 'The venue, as people call it.' })
  locationName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The venue in Spanish; null when it has no such name, or the class calls the place otherwise.',
  })
  locationNameEs!: string | null;

  @Field(() => Address, { description: 'Where the venue is.' })
  address!: Address;

  @Field(() => ClassVenue, {
    nullable: true,
    description: 'How to get there; null when the place is not one of the venues on record.',
  })
  venue!: ClassVenue | null;

  @Field(() => Int, { description: 'Seats there are in all.' })
  maxAttendees!: number;

  @Field(() => Int, { description: 'Seats that nobody has taken, never below 0.' })
  seatsLeft!: number;

  /** For REST, whose list of stubs has this length; guests read seatsLeft. */
  seatsTaken!: number;

  /** For calendars, which keep the latest version. */
  changedAt!: Date;

  /** For calendars, which must remove deleted days: the maximum number of days it ever had, if more than now. */
  mostDays!: number | null;
}

export const UpcomingClassConnection = ConnectionType(UpcomingClass, 'UpcomingClassConnection');
