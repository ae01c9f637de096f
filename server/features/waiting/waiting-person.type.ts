import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { SeatOfferState, WaitingState } from './waiting.constants.js';
import { SeatOfferStateEnum, WaitingStateEnum } from './waiting.type.js';

@ObjectType({ description: 'Seats that somebody on a waiting list was offered.' })
export class OfferedSeats {
  @Field(() => ID, { description: 'Which offer.' })
  id!: string;

  @Field(() => Int, { description: 'How many seats.' })
  seats!: number;

  @Field(() => SeatOfferStateEnum, { description: 'What has become of it.' })
  state!: SeatOfferState;

  @Field(() => Boolean, { description: 'The office has taken it back: of one that has lapsed.' })
  isWithdrawn!: boolean;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Until when it is, or was, held.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'Somebody on a waiting list, as the office sees them.' })
export class WaitingPerson {
  @Field(() => ID, { description: 'What `entryId` refers to.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Where offers go.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As it was typed; null where none was given.' })
  phone!: string | null;

  @Field(() => LanguageEnum, { description: 'The language of their messages.' })
  language!: Locale;

  @Field(() => Int, { description: 'How many seats they want.' })
  seats!: number;

  @Field(() => Boolean, { description: 'Fewer seats than that are welcome too.' })
  acceptsFewer!: boolean;

  @Field(() => Boolean, { description: 'Offers go out as a text message too.' })
  textNotifications!: boolean;

  @Field(() => WaitingStateEnum, { description: 'Where they stand.' })
  state!: WaitingState;

  @Field(() => [OfferedSeats], { description: 'What they were offered, the newest first.' })
  offers!: OfferedSeats[];

  @Field(() => Date, { description: 'Since when they wait.' })
  createdAt!: Date;
}

export const WaitingPersonConnection = ConnectionType(WaitingPerson, 'WaitingPersonConnection');
