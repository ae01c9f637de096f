import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BookedClass } from '../bookings/booking.type.js';
import type { WaitingState } from '../waiting/waiting.constants.js';
import { WaitingStateEnum } from '../waiting/waiting.type.js';

@ObjectType({ description: 'A person on a waiting list, found by a search.' })
export class FoundWaitingPerson {
  @Field(() => ID, { description: 'ID of the entry: `entryId` of `offerSeat`.' })
  id!: string;

  @Field(() => BookedClass, { description: 'The class of the waiting list.' })
  classInstance!: BookedClass;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Receives offers.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As entered; null if none was given.' })
  phone!: string | null;

  @Field(() => Int, { description: 'Number of seats wanted.' })
  seats!: number;

  @Field(() => WaitingStateEnum, { description: 'State of the entry.' })
  state!: WaitingState;

  @Field(() => Boolean, { description: 'If their offer has passed, whether they declined it.' })
  hasDeclined!: boolean;

  @Field(() => Boolean, { description: 'If their offer has passed, whether the office withdrew it.' })
  isWithdrawn!: boolean;

  @Field(() => Date, { description: 'When they joined.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A crew, found by a search.' })
export class FoundCrew {
  @Field(() => ID, {
    description: "Also the secret ID of the contact's link: anyone who has it can see and change the crew.",
  })
  id!: string;

  @Field(() => BookedClass, { description: 'The class of the seats.' })
  classInstance!: BookedClass;

  @Field(() => String, { description: 'Given name of the contact.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of the contact.' })
  lastName!: string;

  @Field(() => String, { description: 'Receives messages about the crew.' })
  email!: string;

  @Field(() => String, { description: "The contact's phone number, as entered." })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Employer; null if none was given.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'Purchase order number; null if none.' })
  purchaseOrder!: string | null;

  @Field(() => Int, { description: 'Number of named seats, in any class.' })
  namedSeats!: number;

  @Field(() => Int, { description: 'Number of seats held without a name.' })
  unnamedSeats!: number;

  @Field(() => Date, { description: 'When the crew was booked.' })
  createdAt!: Date;
}
