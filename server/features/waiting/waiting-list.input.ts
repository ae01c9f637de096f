import { Field, ID, InputType, Int } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import { LOCALES, type Locale, type MessageText } from '../../platform/i18n/message.js';
import { Email } from '../../platform/validation/email.js';
import { PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { TextablePhone } from '../../platform/validation/phone.js';
import {
  AtMost,
  MustBeTrue,
  OneOf,
  Optional,
  Required,
  SatisfiesWithin,
  Whole,
} from '../../platform/validation/rules.js';
import { MAX_WAITING_SEATS } from './waiting.constants.js';

const SEATS: MessageText = { en: 'Choose {min} to {max} seats', es: 'Elija de {min} a {max} lugares' };

function hasPhoneForTexts(value: unknown, input: WaitInput): boolean {
  return !input.textNotifications || value !== undefined;
}

/** The guest and the number of seats; over REST, the class is in the path. */
@InputType({ description: 'Who waits, and for what.' })
export class WaitInput {
  @Field(() => String, { description: 'Given name of who waits, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name of who waits, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => String, { description: 'Where offers go.' })
  @Required(PERSON.email)
  @Email()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Required with textNotifications, then a US number with its area code; up to 40 characters.',
  })
  @SatisfiesWithin(() => WaitInput, 'hasPhoneForTexts', hasPhoneForTexts, {
    en: 'Phone required for SMS notifications',
    es: 'Escriba un teléfono para recibir mensajes de texto',
  })
  @TextablePhone(() => WaitInput)
  phone?: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "The guest's language; left out, the request's.",
  })
  @Optional()
  @OneOf(LOCALES, { en: 'Language must be en or es', es: 'El idioma debe ser en o es' })
  language?: Locale;

  @Field(() => Int, { defaultValue: 1, description: 'How many seats are wanted.' })
  @Whole(SEATS, { min: 1, max: MAX_WAITING_SEATS })
  seats: number = 1;

  @Field(() => Boolean, { defaultValue: false, description: 'Fewer seats than that are welcome too.' })
  acceptsFewer: boolean = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Agrees to the SMS disclosure of the waiting list.',
  })
  textNotifications: boolean = false;

  @Field(() => Boolean, { description: 'Must be true.' })
  @MustBeTrue({ en: 'You must agree to the terms', es: 'Debe aceptar los términos' })
  agreeToTerms!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'One per filled form: the same key and form give the same entry again.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}

@InputType({ description: 'Somebody waits for seats in a full class.' })
export class JoinWaitingListInput extends WaitInput {
  @Field(() => ID, { description: 'The class: `id` of an UpcomingClass.' })
  @Required({ en: 'Class required', es: 'Elija una clase' })
  @AtMost(36)
  classInstanceId!: string;
}

@InputType({ description: 'An entry of a waiting list.' })
export class WaitingEntryInput {
  @Field(() => ID, { description: 'The entry: `id` of a WaitingListEntry.' })
  @Required({ en: 'Entry required', es: 'Indique el registro' })
  @AtMost(36)
  entryId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Taken as with every call by a link; a repetition changes nothing, with it or without.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}

@InputType({ description: 'An offer of seats.' })
export class SeatOfferInput {
  @Field(() => ID, { description: 'The offer: `id` of a SeatOffer.' })
  @Required({ en: 'Offer required', es: 'Indique la oferta' })
  @AtMost(36)
  offerId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Taken as with every call by a link; a repetition changes nothing, with it or without.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}

@InputType({ description: 'Who of a waiting list is offered a seat.' })
export class OfferSeatInput extends WaitingEntryInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The open offer to somebody else that is withdrawn for it: `id` of an OfferedSeats.',
  })
  @Optional()
  @AtMost(36)
  insteadOf?: string;
}
