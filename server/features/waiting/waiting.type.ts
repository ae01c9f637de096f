import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { UpcomingClass } from '../schedule/upcoming-class.type.js';
import {
  SEAT_OFFER_STATES,
  WAITING_STATES,
  type SeatOfferState,
  type WaitingState,
} from './waiting.constants.js';

export const SeatOfferStateEnum = enumOf(SEAT_OFFER_STATES);
registerEnumType(SeatOfferStateEnum, {
  name: 'SeatOfferState',
  description: 'What has become of an offer of seats.',
  valuesConfig: {
    OPEN: { description: 'The seats are held and can be booked.' },
    TAKEN: { description: 'It was booked.' },
    DECLINED: { description: 'Whoever it was made to has no use for it.' },
    LAPSED: { description: 'Its time is over, it was taken back, or the class can no longer be booked.' },
  },
});

export const WaitingStateEnum = enumOf(WAITING_STATES);
registerEnumType(WaitingStateEnum, {
  name: 'WaitingState',
  description: 'Where somebody on a waiting list stands.',
  valuesConfig: {
    WAITING: { description: 'Was not offered a seat yet.' },
    OFFERED: { description: 'A seat is held for them.' },
    PASSED: {
      description: 'Let an offer pass, or the office withdrew it; only the office may make another one.',
    },
    LEFT: { description: 'Went by the link.' },
    REMOVED: { description: 'Was taken off by the office.' },
    SERVED: { description: 'Has booked the seat that was offered.' },
  },
});

@ObjectType({
  description: 'A place on a waiting list, to whoever has its secret link. It promises no position.',
})
export class WaitingListEntry {
  @Field(() => ID, { description: 'The secret of the link by which one leaves the list.' })
  id!: string;

  @Field(() => Int, { description: 'How many seats are wanted.' })
  seats!: number;

  @Field(() => Boolean, { description: 'Fewer seats than that are welcome too.' })
  acceptsFewer!: boolean;

  @Field(() => Int, { description: 'How many were there before and still wait for their first offer.' })
  ahead!: number;

  @Field(() => WaitingStateEnum, { description: 'Whether they wait, and if not, why.' })
  state!: WaitingState;

  @Field(() => ID, { nullable: true, description: 'The offer that is open; null where there is none.' })
  offerId!: string | null;

  @Field(() => UpcomingClass, { description: 'The class, as it stands now.' })
  classInstance!: UpcomingClass;
}

@ObjectType({
  description:
    'Seats that are held for somebody who waits, to whoever has the secret link. It tells of the person only while it is open.',
})
export class SeatOffer {
  @Field(() => ID, { description: 'The secret of the link by which it is taken: `offerId` of a booking.' })
  id!: string;

  @Field(() => UpcomingClass, { description: 'The class, as it stands now.' })
  classInstance!: UpcomingClass;

  @Field(() => Int, { description: 'How many seats are held.' })
  seats!: number;

  @Field(() => Date, { description: 'From this moment on, nobody holds them.' })
  expiresAt!: Date;

  @Field(() => SeatOfferStateEnum, { description: 'What has become of it.' })
  state!: SeatOfferState;

  @Field(() => Boolean, { description: 'The office has taken it back: of one that has lapsed.' })
  isWithdrawn!: boolean;

  @Field(() => Boolean, { description: 'Whoever it was made to is still on the waiting list.' })
  isWaiting!: boolean;

  @Field(() => String, { nullable: true, description: 'Given name of who waited; null unless it is open.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Family name of who waited; null unless it is open.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it was sent; null unless it is open.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone of who waited; null unless it is open, and where none was given.',
  })
  phone!: string | null;
}
