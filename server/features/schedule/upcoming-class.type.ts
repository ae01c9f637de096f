import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import type { Category } from '../catalog/catalog-words.js';
import { CategoryEnum } from '../catalog/class-type.type.js';
import { STATES, type State } from './address.rules.js';
import { CLASS_INSTANCE_STATUSES, INSTRUCTION_LANGUAGES } from './schedule-words.js';
import type { ClassInstanceStatus, InstructionLanguage } from './schedule-words.js';
import { AVAILABILITIES, type Availability } from './schedule.rules.js';
import { instantOf } from './venue-time.rules.js';

export const InstructionLanguageEnum = enumOf(INSTRUCTION_LANGUAGES);
registerEnumType(InstructionLanguageEnum, {
  name: 'InstructionLanguage',
  description: 'The language a class is taught in.',
});
export const ClassInstanceStatusEnum = enumOf(CLASS_INSTANCE_STATUSES);
registerEnumType(ClassInstanceStatusEnum, {
  name: 'ClassInstanceStatus',
  description: 'What the office says of a class.',
});
export const StateEnum = enumOf(STATES);
registerEnumType(StateEnum, { name: 'State', description: 'States that classes are held in.' });
const AvailabilityEnum = enumOf(AVAILABILITIES);
registerEnumType(AvailabilityEnum, {
  name: 'Availability',
  description: 'Whether a seat can be booked now, and if not, why.',
});

@ObjectType({ description: 'Where a class is held.' })
export class Address {
  @Field(() => String)
  street1!: string;

  @Field(() => String, { nullable: true })
  street2!: string | null;

  @Field(() => String)
  city!: string;

  @Field(() => StateEnum)
  state!: State;

  @Field(() => String)
  zip!: string;
}

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
  readonly dayNumber: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  readonly date: string;

  @Field(() => String, { description: 'HH:MM, 24 h' })
  readonly startTime: string;

  @Field(() => String, { description: 'HH:MM, 24 h' })
  readonly endTime: string;

  @Field(() => Date)
  get startsAt(): Date {
    return instantOf(this.date, this.startTime, this.timeZone);
  }

  @Field(() => Date)
  get endsAt(): Date {
    return instantOf(this.date, this.endTime, this.timeZone);
  }
}

@ObjectType({
  description: 'A class as a guest sees it. It has no field that could hold a person or a note.',
})
export class UpcomingClass {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  classTypeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => String)
  description!: string;

  @Field(() => String, { nullable: true })
  descriptionEs!: string | null;

  @Field(() => String, { nullable: true })
  requirements!: string | null;

  @Field(() => String, { nullable: true })
  requirementsEs!: string | null;

  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => Float)
  durationHours!: number;

  @Field(() => Int)
  priceCents!: number;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => ClassInstanceStatusEnum)
  status!: ClassInstanceStatus;

  @Field(() => AvailabilityEnum)
  availability!: Availability;

  @Field(() => String, { description: 'IANA zone of the venue.' })
  timeZone!: string;

  @Field(() => Date, { description: "The first day's start." })
  startsAt!: Date;

  @Field(() => Date, { description: 'Until this moment, included, a cancellation is refunded in full.' })
  refundDeadline!: Date;

  @Field(() => [ClassDay])
  days!: ClassDay[];

  @Field(() => String)
  locationName!: string;

  @Field(() => Address)
  address!: Address;

  @Field(() => Int)
  maxAttendees!: number;

  @Field(() => Int)
  seatsLeft!: number;

  /** For REST, whose list of stubs has this length; guests read seatsLeft. */
  seatsTaken!: number;
}

export const UpcomingClassConnection = ConnectionType(UpcomingClass, 'UpcomingClassConnection');
