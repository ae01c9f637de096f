import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Seats that an open offer holds.' })
export class HeldSeats {
  @Field(() => ID, { description: 'Which offer.' })
  id!: string;

  @Field(() => String, { description: 'Given name of who was offered them.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of who was offered them.' })
  lastName!: string;

  @Field(() => Int, { description: 'How many seats.' })
  seats!: number;

  @Field(() => Date, { description: 'From this moment on, nobody holds them.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A change of the capacity of a class.' })
export class SeatLedgerChange {
  @Field(() => ID, { description: 'The entry of the audit log.' })
  id!: string;

  @Field(() => Date, { description: 'When it was changed.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Who of the office; null where no account is known.' })
  actorName!: string | null;

  @Field(() => Int, { description: 'Seats before.' })
  before!: number;

  @Field(() => Int, { description: 'Seats since then.' })
  after!: number;
}

@ObjectType({
  description:
    'Why a class has so many taken seats: confirmed, completed, offered and unnamed make them up, and free is what is left.',
})
export class SeatLedger {
  @Field(() => Int, { description: 'Seats there are in all.' })
  capacity!: number;

  @Field(() => Int, { description: 'Bookings that are confirmed.' })
  confirmed!: number;

  @Field(() => Int, { description: 'Bookings whose attendee has been to the class.' })
  completed!: number;

  @Field(() => Int, { description: 'Seats that open offers hold.' })
  offered!: number;

  @Field(() => Int, { description: 'Seats of crews that have no name yet.' })
  unnamed!: number;

  @Field(() => Int, { description: 'Capacity less all of these, never below 0.' })
  free!: number;

  @Field(() => [HeldSeats], { description: 'The open offers, the first to lapse first.' })
  offers!: HeldSeats[];

  @Field(() => [SeatLedgerChange], { description: 'Every change of the capacity, the newest first.' })
  changes!: SeatLedgerChange[];
}
