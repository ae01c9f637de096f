import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { SeatOfferState, WaitingState } from './waiting.constants.js';
import { SeatOfferStateEnum, WaitingStateEnum } from './waiting.type.js';

@ObjectType({ description: 'Seats offered to a person on a waiting list.' })
export class OfferedSeats {
  @Field(() => ID, { description: 'ID of the offer.' })
  id!: string;

  @Field(() => Int, { description: 'Number of seats.' })
  seats!: number;

  @Field(() => SeatOfferStateEnum, { description: 'State of the offer.' })
  state!: SeatOfferState;

  @Field(() => Boolean, { description: 'For a lapsed offer, whether the office withdrew it.' })
  isWithdrawn!: boolean;

  @Field(() => Boolean, {
    description:
      'For a lapsed offer, whether no message about it could be sent in time; if so, it does not count.',
  })
  isUnsent!: boolean;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'The end of the hold, past or future.' })
  expiresAt!: Date;
}

/** The fields of an entry of a waiting list wherever the office sees it. */
@ObjectType()
export abstract class OfficeWaitingPerson {
  @Field(() => ID, {
    description:
      'ID for `entryId`. Also the secret ID of the link to leave the list: anyone who has it can see and end the entry.',
  })
  id!: string;

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

  @Field(() => Date, { description: 'When they joined.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A person on a waiting list (office view).' })
export class WaitingPerson extends OfficeWaitingPerson {
  @Field(() => LanguageEnum, { description: 'Language of messages to them.' })
  language!: Locale;

  @Field(() => Boolean, { description: 'Whether to accept fewer seats.' })
  acceptsFewer!: boolean;

  @Field(() => Boolean, { description: 'Whether offers are also sent as text messages.' })
  textNotifications!: boolean;

  @Field(() => [OfferedSeats], { description: 'The offers to them, newest first.' })
  offers!: OfferedSeats[];
}

export const WaitingPersonConnection = ConnectionType(WaitingPerson, 'WaitingPersonConnection');
