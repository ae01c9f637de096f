import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { Student } from '../students/student.type.js';
import { MAX_SHARED_SEATS } from './booking.constants.js';
import { Booking } from './booking.type.js';

@ObjectType({ description: 'One of two students that may be merged.' })
export class MergeSide {
  @Field(() => Student, { description: 'As it is now.' })
  student!: Student;

  @Field(() => Int, {
    description: 'How many bookings, cancelled ones too; they move if this one is merged.',
  })
  bookingCount!: number;

  @Field(() => Boolean, {
    description: 'Whether somebody can log in with this email. A merge leaves the account as it is.',
  })
  hasAccount!: boolean;
}

@ObjectType({ description: 'A class in which both of two students have a seat.' })
export class SharedSeat {
  @Field(() => Booking, { description: 'The booking of the one.' })
  one!: Booking;

  @Field(() => Booking, { description: 'The booking of the other.' })
  other!: Booking;
}

@ObjectType({ description: 'Two students side by side, and what a merge would do.' })
export class StudentMergePreview {
  @Field(() => MergeSide, { description: 'The one that was asked for first.' })
  one!: MergeSide;

  @Field(() => MergeSide, { description: 'The other one.' })
  other!: MergeSide;

  @Field(() => [SharedSeat], {
    description: 'Where both have a seat: perhaps two people after all. The first 20 classes.',
  })
  @Shape({ maxItems: MAX_SHARED_SEATS })
  sharedSeats!: SharedSeat[];
}

@ObjectType({ description: 'A merge of two students.' })
export class StudentMerge {
  @Field(() => ID, { description: 'What undoing it refers to.' })
  id!: string;

  @Field(() => Student, { description: 'The student that was kept, as it is now.' })
  student!: Student;

  @Field(() => String, { description: 'First and last name of the student that was merged.' })
  mergedName!: string;

  @Field(() => Int, { description: 'How many bookings have moved.' })
  bookingCount!: number;

  @Field(() => Date, { description: 'When it was done.' })
  mergedAt!: Date;

  @Field(() => Date, { description: 'Until when it can be undone.' })
  undoableUntil!: Date;
}
