import { Field, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { RequiredId } from '../../platform/graphql/id-field.js';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key.js';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import { RequiredEmail } from '../../platform/graphql/required-email.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Clearable } from '../../platform/validation/clean.js';
import { CompanyName, EmergencyContactName, PERSON } from '../../platform/validation/person-fields.js';
import { CallablePhone } from '../../platform/validation/phone.js';
import { Optional } from '../../platform/validation/rules.js';
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

/** Over REST, the crew is in the path. */
@InputType({ description: 'Corrections of the details of the contact of a crew.' })
export class CrewContactChangesInput {
  @Field(() => String, { nullable: true, description: "The contact's phone number, from any country." })
  @Optional()
  @CallablePhone(CONTACT_PHONE_REQUIRED)
  phone?: string;

  @Field(() => String, { nullable: true, description: 'Employer of the crew; null removes it.' })
  @Clearable()
  @Optional()
  @CompanyName()
  companyName?: string | null;

  @Clearable()
  @PurchaseOrder('Purchase order number, up to 40 characters; null removes it.')
  purchaseOrder?: string | null;

  @Field(() => String, { nullable: true, description: 'Whom to call in an emergency.' })
  @Optional()
  @EmergencyContactName()
  emergencyContactName?: string;

  @Field(() => String, { nullable: true, description: 'Phone number of the emergency contact.' })
  @Optional()
  @CallablePhone(PERSON.emergencyContactPhone)
  emergencyContactPhone?: string;

  @OptionalLanguage('Language of the messages to the contact.')
  language?: Locale;

  @IdempotencyKey()
  idempotencyKey?: string;
}

@InputType({
  description:
    'Corrections of the details of the contact of a crew. Omitted fields stay unchanged; name and email can be changed by the office only.',
})
export class ChangeCrewContactInput extends CrewContactChangesInput {
  @RequiredId("The secret ID from the contact's link.")
  crewBookingId!: string;
}
