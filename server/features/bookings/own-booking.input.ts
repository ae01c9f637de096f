import { Field, ID, InputType } from 'type-graphql';
import { RecordId } from '../../platform/graphql/versioned-id.js';
import { Email, KnownEmail } from '../../platform/validation/email.js';
import { PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { CallablePhone, Phone } from '../../platform/validation/phone.js';
import { AtMost, Optional, Required } from '../../platform/validation/rules.js';

const WHICH = "The id in the booking's link; for admins also its own.";

/** A request that may be repeated with an idempotency key. */
@InputType()
abstract class RepeatableInput {
  @Field(() => String, {
    nullable: true,
    description: 'One per filled form: for 24 hours, the same key and form are carried out once.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}

/** REST bodies; over REST, the booking is in the path. */
@InputType()
export class CancelOwnBookingBody extends RepeatableInput {}

@InputType()
export class MoveOwnBookingBody extends RepeatableInput {
  @Field(() => ID, { description: 'Where the booking goes: a class of the same type with a seat left.' })
  @Required({ en: 'Class required', es: 'Elija una clase' })
  @AtMost(36)
  classInstanceId!: string;
}

@InputType()
export class ChangeOwnBookingBody extends RepeatableInput {
  @Field(() => String, { nullable: true, description: 'Given name of who attends, up to 100 characters.' })
  @Optional()
  @PersonName(PERSON.firstName)
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'Family name of who attends, up to 100 characters.' })
  @Optional()
  @PersonName(PERSON.lastName)
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'Where messages about the booking go.' })
  @Optional()
  @Email()
  email?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Up to 40 characters; a US number with its area code where an SMS reminder was asked for.',
  })
  @Optional()
  @Phone()
  phone?: string;

  @Field(() => String, { nullable: true, description: 'Whom to call when something happens in class.' })
  @Optional()
  @PersonName(PERSON.emergencyContactName)
  emergencyContactName?: string;

  @Field(() => String, { nullable: true, description: 'Where the emergency contact is reached.' })
  @Optional()
  @CallablePhone(PERSON.emergencyContactPhone)
  emergencyContactPhone?: string;
}

@InputType({ description: 'A booking that its guest takes back.' })
export class CancelOwnBookingInput extends CancelOwnBookingBody {
  @Field(() => ID, { description: WHICH })
  @RecordId()
  bookingId!: string;
}

@InputType({ description: 'Another date for a booking, chosen by its guest.' })
export class MoveOwnBookingInput extends MoveOwnBookingBody {
  @Field(() => ID, { description: WHICH })
  @RecordId()
  bookingId!: string;
}

@InputType({ description: 'Who comes in place of who was booked, or corrections. What is left out stays.' })
export class ChangeOwnBookingInput extends ChangeOwnBookingBody {
  @Field(() => ID, { description: WHICH })
  @RecordId()
  bookingId!: string;
}

@InputType({ description: 'A guest who has lost the link of a booking.' })
export class RequestBookingLinkInput {
  @Field(() => String, { description: 'Of the booking. The answer is the same when it is another one.' })
  @Required(PERSON.email)
  @KnownEmail()
  email!: string;

  @Field(() => String, {
    description: 'Eight letters and digits; capitals, blanks and dashes do not matter.',
  })
  @Required({ en: 'Confirmation number required', es: 'Escriba el número de confirmación' })
  @AtMost(40)
  confirmationNumber!: string;
}
