import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import { RecordId } from '../../platform/graphql/versioned-id.js';
import { LOCALES, type Locale } from '../../platform/i18n/message.js';
import { Email } from '../../platform/validation/email.js';
import { AnyPersonName, CompanyName, PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { CallablePhone, Phone } from '../../platform/validation/phone.js';
import {
  AtMost,
  AtMostItems,
  MustBeTrue,
  OneOf,
  Optional,
  Required,
  SatisfiesWithin,
  Whole,
} from '../../platform/validation/rules.js';
import { MAX_CREW_SEATS } from './crew.constants.js';
import { CREW_TEXTS } from './crew.texts.js';

const LANGUAGE = { en: 'Language must be en or es', es: 'El idioma debe ser en o es' };
const PHONE = { en: 'Phone required', es: 'Escriba el teléfono' };

@InputType({ description: 'Who books for a crew, and hears about it.' })
export class CrewContactInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => String, { description: 'Where the confirmation of all seats goes.' })
  @Required(PERSON.email)
  @Email()
  email!: string;

  @Field(() => String, { description: 'Where the office reaches the contact: a number of any country.' })
  @CallablePhone(PHONE)
  phone!: string;

  @Field(() => String, { nullable: true, description: 'The employer of the crew, up to 100 characters.' })
  @Optional()
  @CompanyName()
  companyName?: string;
}

const hasPhone = (value: unknown, { emergencyContactName }: CrewAttendeeInput): boolean =>
  value !== undefined || emergencyContactName === undefined;
const hasName = (value: unknown, { emergencyContactPhone }: CrewAttendeeInput): boolean =>
  value !== undefined || emergencyContactPhone === undefined;

@InputType({ description: 'Somebody of a crew.' })
export class CrewAttendeeInput {
  @Field(() => String, { description: 'Given name of who attends, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name of who attends, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'An own confirmation goes there; without one the contact is told everything.',
  })
  @Optional()
  @Email()
  email?: string;

  @Field(() => String, { nullable: true, description: 'A number of any country, up to 40 characters.' })
  @Optional()
  @Phone()
  phone?: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'The language of messages to this person; left out, the language of the contact.',
  })
  @Optional()
  @OneOf(LOCALES, LANGUAGE)
  language?: Locale;

  @Field(() => String, {
    nullable: true,
    description:
      'Whom to call for this person, required with emergencyContactPhone; left out, the emergency contact of the crew.',
  })
  @SatisfiesWithin(() => CrewAttendeeInput, 'hasName', hasName, PERSON.emergencyContactName)
  @AnyPersonName()
  emergencyContactName?: string;

  @Field(() => String, { nullable: true, description: 'Required with emergencyContactName.' })
  @SatisfiesWithin(() => CrewAttendeeInput, 'hasPhone', hasPhone, PERSON.emergencyContactPhone)
  @Phone()
  emergencyContactPhone?: string;
}

const AttendeeList = (): PropertyDecorator =>
  AtMostItems(MAX_CREW_SEATS, { en: CREW_TEXTS.tooMany.en, es: CREW_TEXTS.tooMany.es });

/** The names of the seats to book. */
@InputType({ description: 'Names for seats of a crew.' })
export class CrewAttendeesInput {
  @Field(() => [CrewAttendeeInput], { description: 'Who comes, each by name: up to 12 people.' })
  @Required(CREW_TEXTS.noSeat)
  @AttendeeList()
  @ValidateNested({ each: true })
  attendees!: CrewAttendeeInput[];

  @Field(() => String, {
    nullable: true,
    description: 'One per filled form: for 24 hours, the same key and form change nothing more.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}

/** The number of seats without a name. */
@InputType({ description: 'How many seats of a crew have no name yet.' })
export class CrewSeatsInput {
  @Field(() => Int, { description: 'So many seats without a name the crew has from now on: 0 to 12.' })
  @Required(CREW_TEXTS.seatsRequired)
  @Whole(CREW_TEXTS.seats, { min: 0, max: MAX_CREW_SEATS }, { most: MAX_CREW_SEATS })
  unnamedSeats!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many the sender has seen. With another number stored by now, CONFLICT, and nothing changes.',
  })
  @Optional()
  @Whole(CREW_TEXTS.seats, { min: 0, max: MAX_CREW_SEATS }, { most: MAX_CREW_SEATS })
  expectedUnnamedSeats?: number;

  @Field(() => String, {
    nullable: true,
    description: 'One per filled form: for 24 hours, the same key and form change nothing more.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}

@InputType({ description: 'Names for seats of a crew that have none yet.' })
export class NameCrewSeatsInput extends CrewAttendeesInput {
  @Field(() => ID, { description: "The secret id, from the contact's link." })
  @RecordId()
  crewBookingId!: string;
}

@InputType({ description: 'More or fewer seats without a name.' })
export class ChangeCrewSeatsInput extends CrewSeatsInput {
  @Field(() => ID, { description: "The secret id, from the contact's link." })
  @RecordId()
  crewBookingId!: string;
}

/** A shared constant, because the schema would otherwise contain two different defaults. */
const NOBODY: CrewAttendeeInput[] = [];

@InputType({ description: 'Seats for a crew: all of them, or none.' })
export class BookCrewInput {
  @Field(() => ID, { description: 'The class: `id` of an UpcomingClass.' })
  @Required({ en: 'Class required', es: 'Elija una clase' })
  @AtMost(36)
  classInstanceId!: string;

  @Field(() => CrewContactInput, { description: 'Who books.' })
  @Required({ en: 'Contact required', es: 'Indique quién reserva' })
  @ValidateNested()
  contact!: CrewContactInput;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the purchase order, up to 100 characters.',
  })
  @Optional()
  @CompanyName(CREW_TEXTS.notAPurchaseOrder)
  purchaseOrder?: string;

  @Field(() => String, {
    description: 'Whom to call when something happens in class, unless a person has an own one.',
  })
  @PersonName(PERSON.emergencyContactName)
  emergencyContactName!: string;

  @Field(() => String, {
    description: 'Where the emergency contact is reached: a number of any country, up to 40 characters.',
  })
  @CallablePhone(PERSON.emergencyContactPhone)
  emergencyContactPhone!: string;

  @Field(() => [CrewAttendeeInput], {
    defaultValue: NOBODY,
    description: 'Who comes, as far as it is known: with the seats without a name, 12 at most.',
  })
  @AttendeeList()
  @ValidateNested({ each: true })
  attendees: CrewAttendeeInput[] = NOBODY;

  @Field(() => Int, { defaultValue: 0, description: 'Seats whose names are to come: 0 to 12.' })
  @Whole(CREW_TEXTS.seats, { min: 0, max: MAX_CREW_SEATS }, { most: MAX_CREW_SEATS })
  unnamedSeats: number = 0;

  @Field(() => Boolean, { description: 'Must be true.' })
  @MustBeTrue({ en: 'You must agree to the terms', es: 'Debe aceptar los términos' })
  agreeToTerms!: boolean;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "The contact's language; left out, the request's.",
  })
  @Optional()
  @OneOf(LOCALES, LANGUAGE)
  language?: Locale;

  @Field(() => ID, { nullable: true, description: 'A SeatOffer that is taken with this booking.' })
  @Optional()
  @AtMost(36)
  offerId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'One per filled form: for 24 hours, the same key and form give the same crew again.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}
