import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { ClassOverview } from '../schedule/class-overview.type.js';
import type { ClassWarning } from '../schedule/class-warning.rules.js';
import { ClassWarningEnum } from '../schedule/class-warning.type.js';
import type { InstructionLanguage } from '../schedule/schedule.constants.js';
import { InstructionLanguageEnum } from '../schedule/upcoming-class.type.js';
import { MAX_CLASSES, MAX_UNDER_MINIMUM } from './today.constants.js';

@ObjectType({ description: 'How many attendees of a class read one language.' })
export class AttendeeLanguage {
  @Field(() => LanguageEnum, { description: 'What messages to them are written in.' })
  language!: Locale;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'A class of the next days, with who comes.' })
export class ExpectedClass extends ClassOverview {
  @Field(() => ID, { description: 'What `classInstance` takes.' })
  classInstanceId!: string;

  @Field(() => InstructionLanguageEnum, { description: 'Language of instruction.' })
  language!: InstructionLanguage;

  @Field(() => String, { description: 'The venue, as people call it.' })
  locationName!: string;

  @Field(() => String, { description: 'Where the venue is.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'Who teaches; null while nobody is named.' })
  instructorName!: string | null;

  @Field(() => Int, { description: 'Seats there are in all.' })
  maxAttendees!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'People it needs to take place; null when one is enough.',
  })
  minStudents!: number | null;

  @Field(() => [ClassWarningEnum], { description: 'What does not fit its venue or its instructor.' })
  warnings!: ClassWarning[];

  @Field(() => Int, { description: 'Bookings that are confirmed or completed.' })
  takenSeats!: number;

  @Field(() => Int, { description: 'Taken seats that are paid, or free of charge.' })
  paidSeats!: number;

  @Field(() => Int, {
    description: 'Taken seats that are still to be paid. Where a payment was cancelled, neither counts.',
  })
  unpaidSeats!: number;

  @Field(() => [AttendeeLanguage], { description: 'The languages of who comes, the most frequent first.' })
  attendeeLanguages!: AttendeeLanguage[];
}

@ObjectType({ description: 'One day of a class, at the wall clock of its venue.' })
export class TodayClass {
  @Field(() => Boolean, { description: "true: the venue's today. false: its tomorrow." })
  isToday!: boolean;

  @Field(() => Int, { description: 'Which day of the class it is, from 1.' })
  dayNumber!: number;

  @Field(() => Int, { description: 'How many days the class has.' })
  dayCount!: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  date!: string;

  @Field(() => String, { description: 'HH:MM, 24 hours' })
  startTime!: string;

  @Field(() => String, { description: 'HH:MM, 24 hours' })
  endTime!: string;

  @Field(() => ExpectedClass, { description: 'The class, with who comes.' })
  classInstance!: ExpectedClass;
}

@ObjectType({
  description:
    "What needs somebody in the office now. Days are those of each class's own venue; only scheduled classes count.",
})
export class Today {
  @Field(() => [TodayClass], {
    description: 'The class days of today and tomorrow, soonest first; the first twelve.',
  })
  @Shape({ maxItems: MAX_CLASSES })
  classes!: TodayClass[];

  @Field(() => Int, { description: 'How many class days there are today and tomorrow.' })
  classCount!: number;

  @Field(() => [Booking], {
    description:
      'Seats to be paid in classes that have a day within the next seven days, those of the soonest class first.',
  })
  unpaidBookings!: Booking[];

  @Field(() => Int, { description: 'How many such seats there are.' })
  unpaidCount!: number;

  @Field(() => Int, { description: 'US cents to be paid for all of them together.' })
  unpaidCents!: number;

  @Field(() => [ExpectedClass], {
    description:
      'Classes that begin within the next seven days and have fewer people than they need, soonest first; the first five.',
  })
  @Shape({ maxItems: MAX_UNDER_MINIMUM })
  underMinimum!: ExpectedClass[];

  @Field(() => Int, { description: 'How many such classes there are.' })
  underMinimumCount!: number;
}
