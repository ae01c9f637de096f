import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';

@ObjectType({
  description:
    "The seats of a crew, as visible to the holder of the contact's secret link. It has no field for the contact's " +
    'email, whole phone number, emergency contacts or notes. The deadlines are those of the contact; the office has none, ' +
    'and corrects the contact with `updateCrewContact`.',
})
export class CrewBooking {
  @Field(() => ID, {
    description:
      "Secret ID of the contact's link, until the contact's email changes: anyone who has it can see the whole crew.",
  })
  id!: string;

  @Field(() => Int, { description: 'Number of seats held, named or not.' })
  seats!: number;

  @Field(() => Int, { description: 'How many of them are unnamed.' })
  unnamedSeats!: number;

  @Field(() => [BookingConfirmation], {
    description: 'The named seats by name, each a separate booking; includes cancelled ones.',
  })
  bookings!: BookingConfirmation[];

  @Field(() => String, { description: 'Given name of the contact.' })
  firstName!: string;

  @Field(() => String, {
    nullable: true,
    description: "Last four digits of the contact's phone; null if it has fewer than seven.",
  })
  phoneLast4!: string | null;

  @Field(() => String, { nullable: true, description: 'Employer of the crew; null if none was given.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'Purchase order number; null if none.' })
  purchaseOrder!: string | null;

  @Field(() => Int, { description: 'Price of each seat in US cents at the time of booking.' })
  seatPriceCents!: number;

  @Field(() => LanguageEnum, { description: "The contact's language." })
  language!: Locale;

  @Field(() => Date, { description: 'When the crew was booked.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Deadline to name attendees and add seats.' })
  nameUntil!: Date;

  @Field(() => Date, { description: 'Deadline to give back unnamed seats.' })
  returnUntil!: Date;

  @Field(() => Int, { description: 'Number of seats that can be named now.' })
  nameableSeats!: number;

  @Field(() => Int, { description: 'Number of seats that can be added now.' })
  addableSeats!: number;

  @Field(() => Int, { description: 'Number of unnamed seats that can be given back now.' })
  returnableSeats!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Deadline to move the crew to another date; null if its class is cancelled.',
  })
  moveUntil!: Date | null;

  @Field(() => Int, { description: 'Number of seats that can be moved to another date now, together.' })
  movableSeats!: number;

  @Field(() => Date, { description: 'Deadline to correct the details of the contact.' })
  contactUntil!: Date;

  @Field(() => Boolean, { description: 'Whether the contact can correct them now; see `changeCrewContact`.' })
  isContactChangeable!: boolean;

  @Field(() => UpcomingClass, { description: 'The class in its current state.' })
  classInstance!: UpcomingClass;

  /** The id of the crew, which does not change with its link. */
  crewBookingId!: string;

  /** For mails only; not visible to the holder of the link. */
  contactEmail!: string;

  /** For calendars, which keep the latest version. */
  changedAt!: Date;

  /** For calendars: the number of days that they may contain from former classes. */
  calendarDays!: number | null;
}

export const CrewBookingConnection = ConnectionType(CrewBooking, 'CrewBookingConnection');
