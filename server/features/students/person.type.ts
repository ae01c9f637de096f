import { Field, InputType } from 'type-graphql';
import { RequiredEmail } from '../../platform/graphql/required-email.js';
import {
  CompanyName,
  EmergencyContactName,
  PERSON,
  PersonName,
} from '../../platform/validation/person-fields.js';
import { CallablePhone, TextablePhone } from '../../platform/validation/phone.js';
import { Optional } from '../../platform/validation/rules.js';

/** The name of a person, in every form that requires it. */
@InputType()
export abstract class NamedInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;
}

/** The fields that the forms of guests and the office share for a person who attends classes. */
@InputType()
export abstract class AttendeeInput extends NamedInput {
  @Field(() => String, {
    nullable: true,
    description: 'Employer, up to 100 characters; omit for an individual.',
  })
  @Optional()
  @CompanyName()
  companyName?: string;

  @Field(() => String, { description: 'Whom to call in an emergency.' })
  @EmergencyContactName()
  emergencyContactName!: string;

  @Field(() => String, {
    description: 'Phone number from any country, up to 40 characters.',
  })
  @CallablePhone(PERSON.emergencyContactPhone)
  emergencyContactPhone!: string;
}

/** The fields of a person that the office enters, for students and attendees. */
@InputType({ description: 'Personal data entered by the office.' })
export class PersonInput extends AttendeeInput {
  @RequiredEmail('Receives emails. Email and name together identify a student.')
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'At least 7 digits in any format, up to 40 characters; SMS reminders need a US number with area code.',
  })
  @Optional()
  @TextablePhone(() => PersonInput)
  phone?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to send an SMS reminder before class.',
  })
  textNotifications: boolean = false;
}
