import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { ClassOverview, LocatedClassOverview } from '../schedule/classes/class-overview.type.js';
import type { ClassWarning } from '../schedule/warnings/class-warning.rules.js';
import { ClassWarningEnum } from '../schedule/warnings/class-warning.type.js';
import type { InstructionLanguage } from '../schedule/schedule.constants.js';
import { InstructionLanguageEnum } from '../schedule/classes/instruction-language.type.js';
import { MAX_CLASSES, MAX_UNDER_MINIMUM, MAX_UNRECORDED } from './today.constants.js';

@ObjectType({ description: 'Number of attendees of a class by language.' })
export class AttendeeLanguage {
  @Field(() => LanguageEnum, { description: 'Language of messages to them.' })
  language!: Locale;

  @Field(() => Int, { description: 'Number of attendees.' })
  count!: number;
}

@ObjectType({ description: 'An upcoming class with its expected attendees.' })
export class ExpectedClass extends LocatedClassOverview {
  @Field(() => ID, { description: 'ID for `classInstance`.' })
  classInstanceId!: string;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => String, { nullable: true, description: 'Name of the instructor; null if none.' })
  instructorName!: string | null;

  @Field(() => Int, { description: 'Total number of seats.' })
  maxAttendees!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Minimum number of people; null if none.',
  })
  minStudents!: number | null;

  @Field(() => [ClassWarningEnum], { description: 'Conflicts with its venue or instructor.' })
  warnings!: ClassWarning[];

  @Field(() => Int, {
    description:
      'Number of attendees: confirmed and completed bookings. Seats without an attendee are in `heldSeats`.',
  })
  takenSeats!: number;

  @Field(() => Int, {
    description: 'Number of seats without an attendee: unnamed seats of crews, and seats of open offers.',
  })
  heldSeats!: number;

  @Field(() => Int, { description: 'Taken seats that are paid or free of charge.' })
  paidSeats!: number;

  @Field(() => Int, {
    description:
      'Taken seats with a payment due. A seat whose payment was cancelled counts as neither paid nor unpaid.',
  })
  unpaidSeats!: number;

  @Field(() => [AttendeeLanguage], { description: 'Languages of the attendees, most frequent first.' })
  attendeeLanguages!: AttendeeLanguage[];
}

@ObjectType({ description: 'One day of a class, as local time at its venue.' })
export class TodayClass {
  @Field(() => Boolean, { description: 'Whether it is today at the venue; otherwise tomorrow.' })
  isToday!: boolean;

  @Field(() => Int, { description: 'Number of this day, from 1.' })
  dayNumber!: number;

  @Field(() => Int, { description: 'Number of days of the class.' })
  dayCount!: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  date!: string;

  @Field(() => String, { description: 'HH:MM, 24 hours' })
  startTime!: string;

  @Field(() => String, { description: 'HH:MM, 24 hours' })
  endTime!: string;

  @Field(() => ExpectedClass, { description: 'The class with its expected attendees.' })
  classInstance!: ExpectedClass;
}

@ObjectType({ description: 'A class with attendees whose attendance is not recorded.' })
export class UnrecordedClass extends ClassOverview {
  @Field(() => ID, { description: 'ID for `classInstance`.' })
  classInstanceId!: string;

  @Field(() => Int, { description: 'Number of attendees whose attendance is not recorded.' })
  attendees!: number;
}

@ObjectType({
  description:
    "What needs the office's attention. Days are local to each venue; only scheduled classes count.",
})
export class Today {
  @Field(() => [TodayClass], {
    description: 'The first twelve class days of today and tomorrow, earliest first.',
  })
  @Shape({ maxItems: MAX_CLASSES })
  classes!: TodayClass[];

  @Field(() => Int, { description: 'Number of class days today and tomorrow.' })
  classCount!: number;

  @Field(() => [Booking], {
    description:
      'Bookings with a payment due in classes that have a day within the next seven days, earliest class first.',
  })
  unpaidBookings!: Booking[];

  @Field(() => Int, { description: 'Total number of such bookings.' })
  unpaidCount!: number;

  @Field(() => Int, { description: 'Total amount due, in US cents.' })
  unpaidCents!: number;

  @Field(() => [ExpectedClass], {
    description:
      'The first five classes within the next seven days that have fewer taken and held seats than their minimum of people, earliest first.',
  })
  @Shape({ maxItems: MAX_UNDER_MINIMUM })
  underMinimum!: ExpectedClass[];

  @Field(() => Int, { description: 'Total number of such classes.' })
  underMinimumCount!: number;

  @Field(() => [UnrecordedClass], {
    description:
      'The latest five classes whose last day was within the past 30 days or has begun today, and that have attendees without recorded attendance; completed ones count too.',
  })
  @Shape({ maxItems: MAX_UNRECORDED })
  unrecorded!: UnrecordedClass[];

  @Field(() => Int, { description: 'Total number of such classes.' })
  unrecordedCount!: number;
}
