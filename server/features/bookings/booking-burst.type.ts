import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../platform/validation/shape.js';
import { MAX_BURST_BOOKINGS } from './booking.constants.js';
import { BookedClass, Booking } from './booking.type.js';

@ObjectType({ description: 'A crew of a burst, for its seats without a name.' })
export class BurstCrew {
  @Field(() => ID, { description: "Also the secret of the contact's link." })
  id!: string;

  @Field(() => Int, { description: 'To be sent with a change, which fails with CONFLICT on another one.' })
  version!: number;

  @Field(() => String, { description: 'Given name of the contact.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of the contact.' })
  lastName!: string;

  @Field(() => Int, { description: 'Seats that are held and have no name yet.' })
  unnamedSeats!: number;

  @Field(() => Date, { description: 'When the crew was booked.' })
  createdAt!: Date;

  @Field(() => BookedClass, { description: 'The class the seats are in.' })
  classInstance!: BookedClass;
}

@ObjectType({ description: 'Seats that guests booked from one address in a short time.' })
export class BookingBurst {
  @Field(() => ID, { description: 'The id of its first booking, or of its first crew.' })
  id!: string;

  @Field(() => Int, {
    description: 'How many seats: one of each booking, and those of crews without a name.',
  })
  count!: number;

  @Field(() => Date, { description: 'When the first of them was made.' })
  firstAt!: Date;

  @Field(() => Date, { description: 'When the last of them was made.' })
  lastAt!: Date;

  @Field(() => [Booking], { description: 'All of them, in the order they were made.' })
  @Shape({ maxItems: MAX_BURST_BOOKINGS })
  bookings!: Booking[];

  @Field(() => [BurstCrew], { description: 'Crews among them that have seats without a name.' })
  @Shape({ maxItems: MAX_BURST_BOOKINGS })
  crews!: BurstCrew[];
}

@ObjectType({ description: 'What has become of a burst that was cancelled.' })
export class CancelledBurst {
  @Field(() => Int, {
    description: 'How many seats are given back: of bookings that are cancelled now, and of crews.',
  })
  count!: number;

  @Field(() => Int, { description: 'How many of their confirmation mails had left before.' })
  mailsSent!: number;
}

@ObjectType({ description: 'What has become of a burst that is fine.' })
export class DismissedBurst {
  @Field(() => Int, { description: 'How many seats are no longer looked at.' })
  count!: number;
}
