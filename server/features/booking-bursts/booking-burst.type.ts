import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { BookedClass, Booking } from '../bookings/booking.type.js';
import { MAX_BURST_BOOKINGS } from './booking-burst.constants.js';

@ObjectType({ description: 'A crew of a burst with unnamed seats.' })
export class BurstCrew {
  @Field(() => ID, { description: "Also the secret ID of the contact's link." })
  id!: string;

  @Field(() => Int, { description: 'Send it back with a change, which fails with CONFLICT if outdated.' })
  version!: number;

  @Field(() => String, { description: 'Given name of the contact.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of the contact.' })
  lastName!: string;

  @Field(() => Int, { description: 'Number of seats held without a name.' })
  unnamedSeats!: number;

  @Field(() => Date, { description: 'When the crew was booked.' })
  createdAt!: Date;

  @Field(() => BookedClass, { description: 'The class of the seats.' })
  classInstance!: BookedClass;
}

@ObjectType({ description: 'Seats that guests booked from one network address in a short time.' })
export class BookingBurst {
  @Field(() => ID, { description: 'ID of its first booking or crew.' })
  id!: string;

  @Field(() => Int, {
    description: 'Number of seats: one per booking, plus the unnamed seats of crews.',
  })
  count!: number;

  @Field(() => Date, { description: 'When the first was booked.' })
  firstAt!: Date;

  @Field(() => Date, { description: 'When the last was booked.' })
  lastAt!: Date;

  @Field(() => [Booking], { description: 'All of its bookings, in the order of booking.' })
  @Shape({ maxItems: MAX_BURST_BOOKINGS })
  bookings!: Booking[];

  @Field(() => [BurstCrew], { description: 'Its crews with unnamed seats.' })
  @Shape({ maxItems: MAX_BURST_BOOKINGS })
  crews!: BurstCrew[];
}

@ObjectType({ description: 'The result of cancelling a burst.' })
export class CancelledBurst {
  @Field(() => Int, {
    description: 'Number of seats freed, of bookings and crews.',
  })
  count!: number;

  @Field(() => Int, { description: 'How many of their confirmation emails had already been sent.' })
  mailsSent!: number;
}

@ObjectType({ description: 'The result of dismissing a burst.' })
export class DismissedBurst {
  @Field(() => Int, { description: 'Number of seats that are no longer reported.' })
  count!: number;
}
