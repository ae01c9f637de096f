import { Field, InputType } from 'type-graphql';
import { RequiredId } from '../../platform/graphql/id-field.js';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key.js';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Clearable } from '../../platform/validation/clean.js';
import { Email, KnownEmail } from '../../platform/validation/email.js';
import { EmergencyContactName, PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { CallablePhone, Phone } from '../../platform/validation/phone.js';
import { AtMost, Optional, Required } from '../../platform/validation/rules.js';
import { ClassId } from '../schedule/classes/class-id.type.js';

const WHICH = "ID from the booking's link; for admins also the booking's own ID.";

/** A request that may be repeated with an idempotency key. */
@InputType()
abstract class RepeatableInput {
  @IdempotencyKey()
  idempotencyKey?: string;
}

/** REST bodies; over REST, the booking is in the path. */
@InputType()
export class CancelOwnBookingBody extends RepeatableInput {}

@InputType()
export class MoveOwnBookingBody extends RepeatableInput {
  @ClassId('The new class: of the same type, with seats left.')
  classInstanceId!: string;
}

@InputType()
export class ChangeOwnBookingBody extends RepeatableInput {
  @Field(() => String, { nullable: true, description: "The attendee's given name, up to 100 characters." })
  @Optional()
  @PersonName(PERSON.firstName)
  firstName?: string;

  @Field(() => String, { nullable: true, description: "The attendee's family name, up to 100 characters." })
  @Optional()
  @PersonName(PERSON.lastName)
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'Receives messages about the booking.' })
  @Optional()
  @Email()
  email?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Up to 40 characters; a US number with area code if text messages are sent to it. Null removes it, and ends the text messages unless they are requested.',
  })
  @Clearable()
  @Optional()
  @Phone()
  phone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether text messages are sent to the phone; true means that the guest agrees to the site's SMS disclosure, and false also ends them for later bookings by the office.",
  })
  @Optional()
  textNotifications?: boolean;

  @Field(() => String, { nullable: true, description: 'Whom to call in an emergency.' })
  @Optional()
  @EmergencyContactName()
  emergencyContactName?: string;

  @Field(() => String, { nullable: true, description: 'Phone number of the emergency contact.' })
  @Optional()
  @CallablePhone(PERSON.emergencyContactPhone)
  emergencyContactPhone?: string;

  @OptionalLanguage('Language of the messages about the booking.')
  language?: Locale;
}

@InputType({ description: 'A booking to cancel by its link.' })
export class CancelOwnBookingInput extends CancelOwnBookingBody {
  @RequiredId(WHICH)
  bookingId!: string;
}

@InputType({ description: 'A booking to move to another date by its link.' })
export class MoveOwnBookingInput extends MoveOwnBookingBody {
  @RequiredId(WHICH)
  bookingId!: string;
}

@InputType({
  description:
    'A new attendee, or corrections. Omitted fields stay unchanged, but if both name and email change, the previous phone and emergency contact are removed.',
})
export class ChangeOwnBookingInput extends ChangeOwnBookingBody {
  @RequiredId(WHICH)
  bookingId!: string;
}

@InputType({ description: 'Requests the link of a booking again.' })
export class RequestBookingLinkInput {
  @Field(() => String, {
    description:
      "The email address of the booking or of its crew's contact. The response does not reveal whether it matches.",
  })
  @Required(PERSON.email)
  @KnownEmail()
  email!: string;

  @Field(() => String, {
    description: 'Eight letters and digits, ignoring case, spaces and hyphens.',
  })
  @Required({ en: 'Confirmation number required', es: 'Escriba el número de confirmación' })
  @AtMost(40)
  confirmationNumber!: string;
}
