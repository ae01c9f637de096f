import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';

/** The fields of a crew wherever the office sees it. */
@ObjectType()
export abstract class OfficeCrew {
  @Field(() => ID, {
    description:
      "Also the secret ID of the contact's link until the email changes: anyone who has it can see and change the crew.",
  })
  id!: string;

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

@ObjectType({ description: 'Seats that one contact has booked for a crew (office view).' })
export class Crew extends OfficeCrew {
  @Field(() => ID, { description: 'The class of the seats.' })
  classInstanceId!: string;

  @Field(() => String, { description: 'Whom to call in an emergency.' })
  emergencyContactName!: string;

  @Field(() => String, { description: 'Phone number of the emergency contact, as entered.' })
  emergencyContactPhone!: string;

  @Field(() => Int, { description: 'Price of each seat in US cents at the time of booking.' })
  seatPriceCents!: number;

  @Field(() => LanguageEnum, { description: 'Language of messages to the contact.' })
  language!: Locale;

  @Field(() => Int, { description: 'Increases with each change of the crew; see `updateCrewContact`.' })
  version!: number;
}
