import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { Email } from '../../platform/validation/email.js';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { Phone } from '../../platform/validation/phone.js';
import { AtMost, Optional, Required, SatisfiesWithin } from '../../platform/validation/rules.js';
import { CalendarDate } from './calendar-date.rules.js';

@InputType({ description: 'Somebody who teaches classes.' })
export class CreateInstructorInput {
  @Field(() => String, { description: 'Given and family name, up to 100 characters.' })
  @Required({ en: 'Name required', es: 'Escriba el nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, { nullable: true, description: 'For the office only.' })
  @Optional()
  @Email()
  email?: string;

  @Field(() => String, { nullable: true, description: 'For the office only; at least 7 digits in any form.' })
  @Optional()
  @Phone()
  phone?: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether classes are taught in English.' })
  teachesEnglish: boolean = true;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether classes are taught in Spanish. One of the two languages at least.',
  })
  @SatisfiesWithin(
    () => CreateInstructorInput,
    'isOneLanguageAtLeast',
    (value, { teachesEnglish }) => teachesEnglish || value === true,
    { en: 'Choose at least one language', es: 'Elija por lo menos un idioma' },
  )
  teachesSpanish: boolean = false;

  @Field(() => String, {
    nullable: true,
    description: 'What the authorization is for: OSHA Outreach, construction. Up to 100 characters.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  authorizationKind?: string;

  @Field(() => String, { nullable: true, description: 'Its number, up to 100 characters.' })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  authorizationNumber?: string;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the last day it holds; left out where it does not end.',
  })
  @Optional()
  @CalendarDate()
  authorizationExpiresOn?: string;
}

@InputType({ description: 'Replaces one edition of an instructor; what is left out takes its default.' })
export class UpdateInstructorInput extends CreateInstructorInput implements VersionedId {
  @Field(() => ID, { description: 'The instructor to replace.' })
  @AtMost(36)
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; CONFLICT when somebody was faster.' })
  version!: number;
}
