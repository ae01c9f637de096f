import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { BookingConfirmation } from '../bookings/booking-confirmation.type.js';
import { UpcomingClass } from '../schedule/upcoming-class.type.js';

@ObjectType({
  description:
    'Seats that one contact has booked for a crew, as the holder of the contact’s secret link may see them. It has no ' +
    'field for the contact’s email and phone, for emergency contacts or notes.',
})
export class CrewBooking {
  @Field(() => ID, { description: 'The secret of the contact’s link: whoever has it sees the whole crew.' })
  id!: string;

  @Field(() => Int, { description: 'Seats that are held, with a name or without.' })
  seats!: number;

  @Field(() => Int, { description: 'Those of them that have no name yet.' })
  unnamedSeats!: number;

  @Field(() => [BookingConfirmation], {
    description: 'The seats with a name, by name: each is a booking of its own, cancelled ones among them.',
  })
  bookings!: BookingConfirmation[];

  @Field(() => String, { description: 'Given name of the contact.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'The employer of the crew; null when none was given.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the purchase order; null without one.' })
  purchaseOrder!: string | null;

  @Field(() => Int, { description: 'US cents for each seat, as it was when the crew was booked.' })
  seatPriceCents!: number;

  @Field(() => LanguageEnum, { description: 'The language of the contact.' })
  language!: Locale;

  @Field(() => Date, { description: 'When the crew was booked.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'The last moment to say who comes, and to add seats.' })
  nameUntil!: Date;

  @Field(() => Date, { description: 'The last moment to give seats without a name back.' })
  returnUntil!: Date;

  @Field(() => Int, { description: 'How many seats can be given a name now.' })
  nameableSeats!: number;

  @Field(() => Int, { description: 'How many seats can be added now.' })
  addableSeats!: number;

  @Field(() => Int, { description: 'How many seats without a name can be given back now.' })
  returnableSeats!: number;

  @Field(() => UpcomingClass, { description: 'The class, as it stands now.' })
  classInstance!: UpcomingClass;

  /** For mails only; not visible to the holder of the link. */
  contactEmail!: string;

  /** For calendars, which keep the latest version. */
  changedAt!: Date;
}
