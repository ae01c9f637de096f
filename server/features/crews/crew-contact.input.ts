import { Field, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { RequiredId } from '../../platform/graphql/id-field.js';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import { RequiredEmail } from '../../platform/graphql/required-email.js';
import type { Locale } from '../../platform/i18n/message.js';
import { CallablePhone } from '../../platform/validation/phone.js';
import { AttendeeInput } from '../students/person.type.js';
import { CONTACT_PHONE_REQUIRED } from './crew.texts.js';
import { PurchaseOrder } from './purchase-order.input.js';

@InputType({ description: 'The contact of a crew, its employer, purchase order and emergency contact.' })
export class UpdateCrewContactInput extends AttendeeInput implements VersionedId {
  @RequiredId('ID of the crew.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;

  @RequiredEmail('Receives the messages about the crew; another address gets another secret link.')
  email!: string;

  @Field(() => String, { description: 'Phone number from any country.' })
  @CallablePhone(CONTACT_PHONE_REQUIRED)
  phone!: string;

  @PurchaseOrder()
  purchaseOrder?: string;

  @OptionalLanguage('Language of messages to the contact; default: unchanged.')
  language?: Locale;
}
