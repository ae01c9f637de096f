import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { BOOKING_REFUSALS, type BookingRefusal } from './booking.constants.js';
import { Booking } from './booking.type.js';

const BookingRefusalEnum = enumOf(BOOKING_REFUSALS);
registerEnumType(BookingRefusalEnum, {
  name: 'BookingRefusal',
  description: 'Why one of several bookings was left as it is.',
  valuesConfig: {
    NOT_FOUND: { description: 'There is no such booking.' },
    CONFLICT: { description: 'Somebody else has changed it since it was seen.' },
    BAD_USER_INPUT: { description: 'Its status, or the type of its class, does not allow it.' },
    CLASS_FULL: { description: 'No seat was left for it.' },
    CLASS_NOT_BOOKABLE: { description: 'The class is over, cancelled or no longer offered.' },
    ALREADY_BOOKED: { description: 'The attendee has a seat in the class by another booking.' },
  },
});

@ObjectType({ description: 'What has become of one of several bookings.' })
export class BookingChange {
  @Field(() => ID, { description: 'Which booking.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is now as was asked for.' })
  isDone!: boolean;

  @Field(() => BookingRefusalEnum, { nullable: true, description: 'Why not; null when it is done.' })
  code!: BookingRefusal | null;

  @Field(() => Booking, { nullable: true, description: 'As it is now; null when there is none.' })
  booking!: Booking | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a CONFLICT: who changed it last; null for a guest, or where nobody knows.',
  })
  changedBy!: string | null;
}
