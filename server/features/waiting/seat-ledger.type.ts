import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Seats held by an open offer.' })
export class HeldSeats {
  @Field(() => ID, { description: 'ID of the offer.' })
  id!: string;

  @Field(() => String, { description: 'Given name of the person they are offered to.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of the person they are offered to.' })
  lastName!: string;

  @Field(() => Int, { description: 'Number of seats.' })
  seats!: number;

  @Field(() => Date, { description: 'The end of the hold.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A change of the capacity of a class.' })
export class SeatLedgerChange {
  @Field(() => ID, { description: 'ID of the audit log entry.' })
  id!: string;

  @Field(() => Date, { description: 'When it was changed.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'The admin who changed it; null if unknown.' })
  actorName!: string | null;

  @Field(() => Int, { description: 'Capacity before the change.' })
  before!: number;

  @Field(() => Int, { description: 'Capacity after the change.' })
  after!: number;
}

@ObjectType({
  description: 'The taken seats of a class: confirmed, completed, offered and unnamed. The rest are free.',
})
export class SeatLedger {
  @Field(() => Int, { description: 'Total number of seats.' })
  capacity!: number;

  @Field(() => Int, { description: 'Number of confirmed bookings.' })
  confirmed!: number;

  @Field(() => Int, { description: 'Number of completed bookings.' })
  completed!: number;

  @Field(() => Int, { description: 'Number of seats held by open offers.' })
  offered!: number;

  @Field(() => Int, { description: 'Number of unnamed seats of crews.' })
  unnamed!: number;

  @Field(() => Int, { description: 'Capacity minus all of these, at least 0.' })
  free!: number;

  @Field(() => [HeldSeats], { description: 'The open offers, first to expire first.' })
  offers!: HeldSeats[];

  @Field(() => [SeatLedgerChange], { description: 'All changes of the capacity, newest first.' })
  changes!: SeatLedgerChange[];
}
