import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import {
  SEAT_OFFER_STATES,
  WAITING_STATES,
  type SeatOfferState,
  type WaitingState,
} from './waiting.constants.js';

export const SeatOfferStateEnum = enumOf(SEAT_OFFER_STATES);
registerEnumType(SeatOfferStateEnum, {
  name: 'SeatOfferState',
  description: 'State of an offer of seats.',
  valuesConfig: {
    OPEN: { description: 'The seats are held and can be booked.' },
    TAKEN: { description: 'The offer was accepted.' },
    DECLINED: { description: 'The recipient declined it.' },
    LAPSED: { description: 'It expired, was withdrawn, or the class can no longer be booked.' },
  },
});

export const WaitingStateEnum = enumOf(WAITING_STATES);
registerEnumType(WaitingStateEnum, {
  name: 'WaitingState',
  description: 'State of a waiting list entry.',
  valuesConfig: {
    WAITING: { description: 'Waiting for a first offer.' },
    OFFERED: { description: 'Seats are held for them.' },
    PASSED: {
      description: 'Their offer lapsed, was declined or was withdrawn; only the office can make another one.',
    },
    LEFT: { description: 'Left the list by the link.' },
    REMOVED: { description: 'Removed by the office.' },
    SERVED: { description: 'Booked the offered seats.' },
  },
});

@ObjectType({
  description:
    'A waiting list entry, as visible to the holder of its secret link. It guarantees no position.',
})
export class WaitingListEntry {
  @Field(() => ID, { description: 'Secret ID of the link for leaving the list.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Given name; null once the entry has ended.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Family name; null once the entry has ended.' })
  lastName!: string | null;

  @Field(() => Int, { description: 'Number of seats wanted.' })
  seats!: number;

  @Field(() => Boolean, { description: 'Whether to accept fewer seats.' })
  acceptsFewer!: boolean;

  @Field(() => Int, { description: 'Number of earlier entries still waiting for their first offer.' })
  ahead!: number;

  @Field(() => WaitingStateEnum, { description: 'Whether they are waiting; if not, why.' })
  state!: WaitingState;

  @Field(() => Boolean, { description: 'If their offer has passed, whether they declined it.' })
  hasDeclined!: boolean;

  @Field(() => Boolean, { description: 'If their offer has passed, whether the office withdrew it.' })
  isWithdrawn!: boolean;

  @Field(() => ID, { nullable: true, description: 'The open offer; null if none.' })
  offerId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of seats of the open offer; null if none.' })
  offerSeats!: number | null;

  @Field(() => Date, { nullable: true, description: 'The end of the open offer; null if none.' })
  offerExpiresAt!: Date | null;

  @Field(() => UpcomingClass, { description: 'The class in its current state.' })
  classInstance!: UpcomingClass;
}

export const WaitingListEntryConnection = ConnectionType(WaitingListEntry, 'WaitingListEntryConnection');

@ObjectType({
  description:
    'Seats held for a person on a waiting list, as visible to the holder of the secret link. Personal data is included only while it is open.',
})
export class SeatOffer {
  @Field(() => ID, { description: 'Secret ID of the link: `offerId` when booking.' })
  id!: string;

  @Field(() => UpcomingClass, { description: 'The class in its current state.' })
  classInstance!: UpcomingClass;

  @Field(() => Int, { description: 'Number of seats held.' })
  seats!: number;

  @Field(() => Date, { description: 'The end of the hold.' })
  expiresAt!: Date;

  @Field(() => SeatOfferStateEnum, { description: 'State of the offer.' })
  state!: SeatOfferState;

  @Field(() => Boolean, { description: 'For a lapsed offer, whether the office withdrew it.' })
  isWithdrawn!: boolean;

  @Field(() => Boolean, { description: 'Whether the recipient is still on the waiting list.' })
  isWaiting!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The recipient's given name; null unless the offer is open.",
  })
  firstName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The recipient's family name; null unless the offer is open.",
  })
  lastName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The recipient's address; null unless the offer is open.",
  })
  email!: string | null;
}
