import { Field, InputType } from 'type-graphql';
import { Email } from '../../platform/validation/email.js';
import {
  CompanyName,
  EmergencyContactName,
  PERSON,
  PersonName,
} from '../../platform/validation/person-fields.js';
import { CallablePhone, TextablePhone } from '../../platform/validation/phone.js';
import { Optional, Required } from '../../platform/validation/rules.js';

/** The fields of a person that the office enters, for students and attendees. */
@InputType({ description: 'Personal data entered by the office.' })
export class PersonInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => String, { description: 'Receives emails. Email and name together identify a student.' })
  @Required(PERSON.email)
  @Email()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'At least 7 digits in any format, up to 40 characters; SMS reminders need a US number with area code.',
  })
  @Optional()
  @TextablePhone(() => PersonInput)
  phone?: string;

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

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to send an SMS reminder before class.',
  })
  textNotifications: boolean = false;
}
