import { Field, InputType } from 'type-graphql';
import { Email } from '../../platform/validation/email.js';
import { CompanyName, PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { CallablePhone, TextablePhone } from '../../platform/validation/phone.js';
import { Optional, Required } from '../../platform/validation/rules.js';

/** The fields of a person that the office enters, for students and attendees. */
@InputType({ description: 'What the office enters about a person.' })
export class PersonInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => String, { description: 'Where mail goes. Email and name together tell people apart.' })
  @Required(PERSON.email)
  @Email()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'At least 7 digits in any form, up to 40 characters; an SMS reminder needs a US number with its area code.',
  })
  @Optional()
  @TextablePhone(() => PersonInput)
  phone?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The employer, up to 100 characters; left out for somebody who comes alone.',
  })
  @Optional()
  @CompanyName()
  companyName?: string;

  @Field(() => String, { description: 'Whom to call when something happens in class.' })
  @PersonName(PERSON.emergencyContactName)
  emergencyContactName!: string;

  @Field(() => String, {
    description: 'Where the emergency contact is reached: a number of any country, up to 40 characters.',
  })
  @CallablePhone(PERSON.emergencyContactPhone)
  emergencyContactPhone!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether an SMS reminder is wanted before class.',
  })
  textNotifications: boolean = false;
}
