import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { Booking } from '../bookings/booking.type.js';
import { BOOKING_REFUSALS, type BookingRefusal } from './bulk-booking.constants.js';

const BookingRefusalEnum = enumOf(BOOKING_REFUSALS);
registerEnumType(BookingRefusalEnum, {
  name: 'BookingRefusal',
  description: 'Why one of several bookings was not changed.',
  valuesConfig: {
    NOT_FOUND: { description: 'The booking does not exist.' },
    CONFLICT: { description: 'The booking was changed after this version was read.' },
    BAD_USER_INPUT: { description: 'Its status or class type does not allow the change.' },
    CLASS_FULL: { description: 'No seats were left.' },
    CLASS_NOT_BOOKABLE: { description: 'The class is over, cancelled or no longer offered.' },
    ALREADY_BOOKED: { description: 'The attendee already has a seat in the class.' },
    POLICY: { description: 'It is too early to record this attendance or to mail a certificate.' },
  },
});

@ObjectType({ description: 'The outcome for one of several bookings.' })
export class BookingChange {
  @Field(() => ID, { description: 'ID of the booking.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the booking is now in the requested state.' })
  isDone!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it already was in the requested state, for example after an earlier call; not changed again.',
  })
  isUnchanged!: boolean;

  @Field(() => BookingRefusalEnum, {
    nullable: true,
    description: 'The reason for failure; null on success.',
  })
  code!: BookingRefusal | null;

  @Field(() => Booking, { nullable: true, description: 'Its current state; null if it does not exist.' })
  booking!: Booking | null;

  @Field(() => String, {
    nullable: true,
    description: 'For a CONFLICT, who last changed it; null for a guest or if unknown.',
  })
  changedBy!: string | null;
}
