import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';

@ObjectType({ description: 'Seats that one contact has booked for a crew, as the office sees them.' })
export class Crew {
  @Field(() => ID, {
    description: "Also the secret of the contact's link: whoever has it sees and changes the crew.",
  })
  id!: string;

  @Field(() => ID, { description: 'The class the seats are in.' })
  classInstanceId!: string;

  @Field(() => String, { description: 'Given name of the contact.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of the contact.' })
  lastName!: string;

  @Field(() => String, { description: 'Where messages about the crew go.' })
  email!: string;

  @Field(() => String, { description: 'Where the contact is reached, as it was entered.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'The employer; null when none was given.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the purchase order; null without one.' })
  purchaseOrder!: string | null;

  @Field(() => String, { description: 'Whom to call when something happens to one of the crew.' })
  emergencyContactName!: string;

  @Field(() => String, { description: 'Where the emergency contact is reached, as it was entered.' })
  emergencyContactPhone!: string;

  @Field(() => Int, { description: 'Seats with a name that are held, in whatever class.' })
  namedSeats!: number;

  @Field(() => Int, { description: 'Seats that are held and have no name yet.' })
  unnamedSeats!: number;

  @Field(() => Int, { description: 'US cents for each seat, as it was when the crew was booked.' })
  seatPriceCents!: number;

  @Field(() => LanguageEnum, { description: 'What messages to the contact are written in.' })
  language!: Locale;

  @Field(() => Date, { description: 'When the crew was booked.' })
  createdAt!: Date;
}
