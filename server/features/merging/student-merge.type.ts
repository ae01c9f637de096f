import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { Booking } from '../bookings/booking.type.js';
import { Student } from '../students/student.type.js';
import { MAX_SHARED_SEATS } from './merge.constants.js';

@ObjectType({ description: 'One of two students to merge.' })
export class MergeSide {
  @Field(() => Student, { description: 'The student in its current state.' })
  student!: Student;

  @Field(() => Int, {
    description: 'Number of bookings, including cancelled ones, that move if this student is merged.',
  })
  bookingCount!: number;

  @Field(() => Boolean, {
    description: 'Whether an account with this email can log in. A merge does not change the account.',
  })
  hasAccount!: boolean;
}

@ObjectType({ description: 'A class in which both students have a seat.' })
export class SharedSeat {
  @Field(() => Booking, { description: 'The booking of the first student.' })
  one!: Booking;

  @Field(() => Booking, { description: 'The booking of the second student.' })
  other!: Booking;
}

@ObjectType({ description: 'Two students side by side, and the effect of a merge.' })
export class StudentMergePreview {
  @Field(() => MergeSide, { description: 'The student of oneId.' })
  one!: MergeSide;

  @Field(() => MergeSide, { description: 'The other student.' })
  other!: MergeSide;

  @Field(() => [SharedSeat], {
    description: 'Classes in which both have a seat, which suggests two different people; the first 20.',
  })
  @Shape({ maxItems: MAX_SHARED_SEATS })
  sharedSeats!: SharedSeat[];
}

@ObjectType({ description: 'A merge of two students.' })
export class StudentMerge {
  @Field(() => ID, { description: 'ID for undoing it.' })
  id!: string;

  @Field(() => Student, { description: 'The student that was kept, in its current state.' })
  student!: Student;

  @Field(() => String, { description: 'Full name of the merged student.' })
  mergedName!: string;

  @Field(() => Int, { description: 'Number of bookings that moved.' })
  bookingCount!: number;

  @Field(() => Date, { description: 'When it happened.' })
  mergedAt!: Date;

  @Field(() => Date, { description: 'Until when it can be undone.' })
  undoableUntil!: Date;
}
