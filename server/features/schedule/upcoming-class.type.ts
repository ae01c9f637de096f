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
  description: 'Language of instruction.',
  valuesConfig: {
    en: { description: 'Taught in English.' },
    es: { description: 'Taught in Spanish.' },
    bilingual: { description: 'Taught in English and Spanish.' },
  },
});
export const ClassInstanceStatusEnum = enumOf(CLASS_INSTANCE_STATUSES);
registerEnumType(ClassInstanceStatusEnum, {
  name: 'ClassInstanceStatus',
  description: 'Status of a class, set by the office.',
  valuesConfig: {
    scheduled: { description: 'Planned; only scheduled classes can be booked.' },
    completed: { description: 'It took place.' },
    cancelled: { description: 'It will not take place; its bookings stay unchanged.' },
  },
});
export const StateEnum = enumOf(STATES);
registerEnumType(StateEnum, {
  name: 'State',
  description: 'A state in which classes can be held.',
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
  description: 'Whether a seat can be booked now; if not, the reason.',
  valuesConfig: {
    cancelled: { description: 'The office has cancelled the class.' },
    completed: { description: 'The office has marked the class completed.' },
    past: { description: 'The class has begun.' },
    full: { description: 'No seats are left, or the class type is no longer offered.' },
    open: { description: 'A seat can be booked.' },
  },
});

@ObjectType({ description: 'The address of a class or venue.' })
export class Address {
  @Field(() => String, { description: 'Number and street.' })
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Suite, floor or building; null if none.' })
  street2!: string | null;

  @Field(() => String, { description: 'City name without the state.' })
  city!: string;

  @Field(() => StateEnum, { description: 'Two-letter postal abbreviation.' })
  state!: State;

  @Field(() => String, { description: 'Five digits, or ZIP+4: 84119-1234' })
  zip!: string;
}

export const TIME_OF_DAY = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };

@ObjectType({ description: 'One day of a class, as local time at the venue.' })
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

  @Field(() => Int, { description: 'From 1, in date order.' })
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

  @Field(() => Date, { description: "The start as an instant, independent of the reader's time zone." })
  get startsAt(): Date {
    return instantOf(this.date, this.startTime, this.timeZone);
  }

  @Field(() => Date, { description: "The end as an instant, independent of the reader's time zone." })
  get endsAt(): Date {
    return instantOf(this.date, this.endTime, this.timeZone);
  }
}

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

  /** For calendars, which keep the latest version. */
  changedAt!: Date;

  /** For calendars, which must remove deleted days: the maximum number of days it ever had, if more than now. */
  mostDays!: number | null;
}

export const UpcomingClassConnection = ConnectionType(UpcomingClass, 'UpcomingClassConnection');
