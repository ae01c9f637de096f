import { Field, InputType, Int } from 'type-graphql';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key.js';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import { RequiredEmail } from '../../platform/graphql/required-email.js';
import { OptionalId, RequiredId } from '../../platform/graphql/id-field.js';
import type { Locale, MessageText } from '../../platform/i18n/message.js';
import { TextablePhone } from '../../platform/validation/phone.js';
import { AgreesToTerms, Whole } from '../../platform/validation/rules.js';
import { ClassId } from '../schedule/classes/class-id.type.js';
import { NamedInput } from '../students/person.type.js';
import { MAX_WAITING_SEATS } from './waiting.constants.js';

const SEATS: MessageText = { en: 'Choose {min} to {max} seats', es: 'Elija de {min} a {max} lugares' };

/** The guest and the number of seats; over REST, the class is in the path. */
@InputType({ description: 'A guest, and the seats they want.' })
export class WaitInput extends NamedInput {
  @RequiredEmail('Receives offers.')
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Up to 40 characters. With textNotifications, required and a US number with area code.',
  })
  @TextablePhone(() => WaitInput)
  phone?: string;

  @OptionalLanguage("The guest's language; default: the language of the request.")
  language?: Locale;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'Number of seats wanted; without acceptsFewer at most the capacity of the class.',
  })
  @Whole(SEATS, { min: 1, max: MAX_WAITING_SEATS })
  seats: number = 1;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to accept fewer seats.' })
  acceptsFewer: boolean = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the guest agrees to the SMS disclosure of the waiting list.',
  })
  textNotifications: boolean = false;

  @Field(() => Boolean, { description: 'Must be true.' })
  @AgreesToTerms()
  agreeToTerms!: boolean;

  @IdempotencyKey('Unique per submitted form. A repeated request with this key returns the same entry.')
  idempotencyKey?: string;
}

@InputType({ description: 'Joins the waiting list of a full class.' })
export class JoinWaitingListInput extends WaitInput {
  @ClassId('The class: `id` of an UpcomingClass.')
  classInstanceId!: string;
}

@InputType({ description: 'A waiting list entry.' })
export class WaitingEntryInput {
  @RequiredId('The entry: `id` of a WaitingListEntry.', { en: 'Entry required', es: 'Indique el registro' })
  entryId!: string;

  @IdempotencyKey('Accepted, but not needed: repeating the call has no effect.')
  idempotencyKey?: string;
}

@InputType({ description: 'An offer of seats.' })
export class SeatOfferInput {
  @RequiredId('The offer: `id` of a SeatOffer.', { en: 'Offer required', es: 'Indique la oferta' })
  offerId!: string;

  @IdempotencyKey('Accepted, but not needed: repeating the call has no effect.')
  idempotencyKey?: string;
}

@InputType({ description: 'A person on a waiting list to offer seats to.' })
export class OfferSeatInput extends WaitingEntryInput {
  @OptionalId('An open offer to withdraw in favor of this one: `id` of an OfferedSeats.')
  insteadOf?: string;
}
