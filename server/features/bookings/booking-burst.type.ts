import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { MAX_BURST_BOOKINGS } from './booking.constants.js';
import { Booking } from './booking.type.js';

@ObjectType({ description: 'Bookings that guests made from one address in a short time.' })
export class BookingBurst {
  @Field(() => ID, { description: 'The id of its first booking.' })
  id!: string;

  @Field(() => Int, { description: 'How many bookings.' })
  count!: number;

  @Field(() => Date, { description: 'When the first of them was made.' })
  firstAt!: Date;

  @Field(() => Date, { description: 'When the last of them was made.' })
  lastAt!: Date;

  @Field(() => [Booking], { description: 'All of them, in the order they were made.' })
  @Shape({ maxItems: MAX_BURST_BOOKINGS })
  bookings!: Booking[];
}

@ObjectType({ description: 'What has become of a burst that was cancelled.' })
export class CancelledBurst {
  @Field(() => Int, { description: 'How many of the bookings are cancelled now.' })
  count!: number;

  @Field(() => Int, { description: 'How many of their confirmation mails had left before.' })
  mailsSent!: number;
}

@ObjectType({ description: 'What has become of a burst that is fine.' })
export class DismissedBurst {
  @Field(() => Int, { description: 'How many bookings are no longer looked at.' })
  count!: number;
}
