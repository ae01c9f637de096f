import { Field, InputType, Int } from 'type-graphql';
import { RequiredId } from '../../../platform/graphql/id-field.js';
import type { VersionedId } from '../../../platform/database/versioned.js';
import { CreationKey } from '../../../platform/graphql/idempotency-key.js';
import { Email } from '../../../platform/validation/email.js';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { Phone } from '../../../platform/validation/phone.js';
import { AtMost, Optional, Required, SatisfiesWithin } from '../../../platform/validation/rules.js';
import { CalendarDate } from '../days/calendar-date.rules.js';

/** The instructor form. */
@InputType()
export class InstructorInput {
  @Field(() => String, { description: 'Full name, up to 100 characters.' })
  @Required({ en: 'Name required', es: 'Escriba el nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, { nullable: true, description: 'For the office only.' })
  @Optional()
  @Email()
  email?: string;

  @Field(() => String, {
    nullable: true,
    description: 'For the office only; at least 7 digits in any format.',
  })
  @Optional()
  @Phone()
  phone?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: `Whether they are mailed a minute after one of their classes is added, changed, cancelled or given to
somebody else. At first they are mailed all classes to come. Has no effect without an email.`,
  })
  isNotified: boolean = false;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether they teach in English.' })
  teachesEnglish: boolean = true;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether they teach in Spanish. At least one of the languages is required.',
  })
  @SatisfiesWithin(
    () => InstructorInput,
    'isOneLanguageAtLeast',
    (value, { teachesEnglish }) => teachesEnglish || value === true,
    { en: 'Choose at least one language', es: 'Elija por lo menos un idioma' },
  )
  teachesSpanish: boolean = false;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of authorization, such as OSHA Outreach, construction; up to 100 characters.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  authorizationKind?: string;

  @Field(() => String, { nullable: true, description: 'Number of the authorization, up to 100 characters.' })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  authorizationNumber?: string;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the last day of validity; omit if it does not expire.',
  })
  @Optional()
  @CalendarDate()
  authorizationExpiresOn?: string;
}

@InputType({ description: 'An instructor.' })
export class CreateInstructorInput extends InstructorInput {
  @CreationKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Replaces an instructor; omitted fields take their defaults.' })
export class UpdateInstructorInput extends InstructorInput implements VersionedId {
  @RequiredId('ID of the instructor.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to change the name in upcoming classes that have the former one. Nobody is notified.',
  })
  changesClasses: boolean = false;
}
