import { Field, InputType } from 'type-graphql';
import { Email } from '../../platform/validation/email.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { PERSON } from '../../platform/validation/person-fields.js';
import { AtMost, Optional, Required } from '../../platform/validation/rules.js';

/** What the office enters about a person, for a student and for an attendee alike. */
@InputType({ description: 'What the office enters about a person.' })
export class PersonInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @Required(PERSON.firstName)
  @AtMost(MAX_LINE_LENGTH)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @Required(PERSON.lastName)
  @AtMost(MAX_LINE_LENGTH)
  lastName!: string;

  @Field(() => String, { description: 'Where mail goes. Email and name together tell people apart.' })
  @Required(PERSON.email)
  @Email()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'In any form, up to 40 characters; an SMS reminder needs one.',
  })
  @Optional()
  @AtMost(40)
  phone?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The employer, up to 100 characters; left out for somebody who comes alone.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  companyName?: string;

  @Field(() => String, { description: 'Whom to call when something happens in class.' })
  @Required(PERSON.emergencyContactName)
  @AtMost(MAX_LINE_LENGTH)
  emergencyContactName!: string;

  @Field(() => String, { description: 'Where the emergency contact is reached, up to 40 characters.' })
  @Required(PERSON.emergencyContactPhone)
  @AtMost(40)
  emergencyContactPhone!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether an SMS reminder is wanted before class.',
  })
  textNotifications: boolean = false;
}
