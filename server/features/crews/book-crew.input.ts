import { ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key.js';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import { RequiredEmail } from '../../platform/graphql/required-email.js';
import { OptionalId, RequiredId } from '../../platform/graphql/id-field.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Email } from '../../platform/validation/email.js';
import {
  AnyEmergencyContactName,
  CompanyName,
  EmergencyContactName,
  PERSON,
} from '../../platform/validation/person-fields.js';
import { CallablePhone, Phone } from '../../platform/validation/phone.js';
import {
  AtMostItems,
  AgreesToTerms,
  Optional,
  Required,
  SatisfiesWithin,
  Whole,
} from '../../platform/validation/rules.js';
import { ClassId, ExpectedDetailsKey } from '../schedule/classes/class-id.type.js';
import { NamedInput } from '../students/person.type.js';
import { MAX_CREW_SEATS } from './crew.constants.js';
import { CONTACT_PHONE_REQUIRED, CREW_TEXTS } from './crew.texts.js';
import { PurchaseOrder } from './purchase-order.input.js';

@InputType({ description: 'The person who books for a crew and receives its messages.' })
export class CrewContactInput extends NamedInput {
  @RequiredEmail('Receives the confirmation of all seats.')
  email!: string;

  @Field(() => String, { description: 'Phone number from any country.' })
  @CallablePhone(CONTACT_PHONE_REQUIRED)
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Employer of the crew, up to 100 characters.' })
  @Optional()
  @CompanyName()
  companyName?: string;
}

const hasPhone = (value: unknown, { emergencyContactName }: CrewAttendeeInput): boolean =>
  value !== undefined || emergencyContactName === undefined;
const hasName = (value: unknown, { emergencyContactPhone }: CrewAttendeeInput): boolean =>
  value !== undefined || emergencyContactPhone === undefined;

@InputType({ description: 'A member of a crew.' })
export class CrewAttendeeInput extends NamedInput {
  @Field(() => String, {
    nullable: true,
    description: 'Receives a separate confirmation; if omitted, messages go to the contact.',
  })
  @Optional()
  @Email()
  email?: string;

  @Field(() => String, { nullable: true, description: 'Phone number from any country, up to 40 characters.' })
  @Optional()
  @Phone()
  phone?: string;

  @OptionalLanguage("Language of messages to this person; default: the contact's language.")
  language?: Locale;

  @Field(() => String, {
    nullable: true,
    description:
      "Whom to call for this person in an emergency, required with emergencyContactPhone; default: the crew's emergency contact.",
  })
  @SatisfiesWithin(() => CrewAttendeeInput, 'hasName', hasName, PERSON.emergencyContactName)
  @AnyEmergencyContactName()
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
  @Field(() => [CrewAttendeeInput], { description: 'The attendees by name, up to 12.' })
  @Required(CREW_TEXTS.noSeat)
  @AttendeeList()
  @ValidateNested({ each: true })
  attendees!: CrewAttendeeInput[];

  @IdempotencyKey()
  idempotencyKey?: string;
}

/** The number of seats without a name. */
@InputType({ description: 'The new number of unnamed seats.' })
export class CrewSeatsInput {
  @Field(() => Int, { description: 'The new number of unnamed seats, 0 to 12.' })
  @Required(CREW_TEXTS.seatsRequired)
  @Whole(CREW_TEXTS.seats, { min: 0, max: MAX_CREW_SEATS }, { most: MAX_CREW_SEATS })
  unnamedSeats!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The number you read. CONFLICT without any change if the stored number differs.',
  })
  @Optional()
  @Whole(CREW_TEXTS.seats, { min: 0, max: MAX_CREW_SEATS }, { most: MAX_CREW_SEATS })
  expectedUnnamedSeats?: number;

  @IdempotencyKey()
  idempotencyKey?: string;
}

/** Over REST, the crew is in the path. */
@InputType({ description: 'The new class of a crew.' })
export class CrewMoveInput {
  @ClassId('The new class: of the same type, with enough seats left.')
  classInstanceId!: string;

  @IdempotencyKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Names for unnamed seats of a crew.' })
export class NameCrewSeatsInput extends CrewAttendeesInput {
  @RequiredId("The secret ID from the contact's link.")
  crewBookingId!: string;
}

@InputType({ description: 'The new number of unnamed seats.' })
export class ChangeCrewSeatsInput extends CrewSeatsInput {
  @RequiredId("The secret ID from the contact's link.")
  crewBookingId!: string;
}

@InputType({ description: 'The new class of a crew.' })
export class MoveCrewInput extends CrewMoveInput {
  @RequiredId("The secret ID from the contact's link.")
  crewBookingId!: string;
}

/** A shared constant, because the schema would otherwise contain two different defaults. */
const NOBODY: CrewAttendeeInput[] = [];

@InputType({ description: 'Books seats for a crew: all of them, or none.' })
export class BookCrewInput {
  @ClassId('The class: `id` of an UpcomingClass.')
  classInstanceId!: string;

  @Field(() => CrewContactInput, { description: 'The person who books.' })
  @Required({ en: 'Contact required', es: 'Indique quién reserva' })
  @ValidateNested()
  contact!: CrewContactInput;

  @PurchaseOrder()
  purchaseOrder?: string;

  @Field(() => String, {
    description: 'Whom to call in an emergency, unless an attendee has another emergency contact.',
  })
  @EmergencyContactName()
  emergencyContactName!: string;

  @Field(() => String, {
    description: 'Phone number from any country, up to 40 characters.',
  })
  @CallablePhone(PERSON.emergencyContactPhone)
  emergencyContactPhone!: string;

  @Field(() => [CrewAttendeeInput], {
    defaultValue: NOBODY,
    description: 'The named attendees: at most 12 together with the unnamed seats.',
  })
  @AttendeeList()
  @ValidateNested({ each: true })
  attendees: CrewAttendeeInput[] = NOBODY;

  @Field(() => Int, { defaultValue: 0, description: 'Number of seats to be named later, 0 to 12.' })
  @Whole(CREW_TEXTS.seats, { min: 0, max: MAX_CREW_SEATS }, { most: MAX_CREW_SEATS })
  unnamedSeats: number = 0;

  @Field(() => Boolean, { description: 'Must be true.' })
  @AgreesToTerms()
  agreeToTerms!: boolean;

  @OptionalLanguage("The contact's language; default: the language of the request.")
  language?: Locale;

  @OptionalId('A SeatOffer to accept with this booking.')
  offerId?: string;

  @ExpectedDetailsKey('contact')
  expectedDetailsKey?: string;

  @IdempotencyKey(
    'Unique per submitted form. A repeated request with this key within 24 hours returns the same crew.',
  )
  idempotencyKey?: string;
}
