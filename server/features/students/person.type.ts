import { Field, InputType } from 'type-graphql';
import { EMAIL_PATTERN, INVALID_EMAIL } from '../../platform/validation/email.js';
import { PERSON } from '../../platform/validation/person-fields.js';
import { AtMost, Optional, Pattern, Required } from '../../platform/validation/rules.js';

/** What the office enters about a person, for a student and for an attendee alike. */
@InputType({ description: 'What the office enters about a person.' })
export class PersonInput {
  @Field(() => String)
  @Required(PERSON.firstName)
  @AtMost(100)
  firstName!: string;

  @Field(() => String)
  @Required(PERSON.lastName)
  @AtMost(100)
  lastName!: string;

  @Field(() => String)
  @Required(PERSON.email)
  @Pattern(EMAIL_PATTERN, INVALID_EMAIL)
  @AtMost(254)
  email!: string;

  @Field(() => String, { nullable: true })
  @Optional()
  @AtMost(40)
  phone?: string;

  @Field(() => String, { nullable: true })
  @Optional()
  @AtMost(100)
  companyName?: string;

  @Field(() => String)
  @Required(PERSON.emergencyContactName)
  @AtMost(100)
  emergencyContactName!: string;

  @Field(() => String)
  @Required(PERSON.emergencyContactPhone)
  @AtMost(40)
  emergencyContactPhone!: string;

  @Field(() => Boolean, { defaultValue: false })
  textNotifications: boolean = false;
}
