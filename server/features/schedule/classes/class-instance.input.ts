import { ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../../platform/database/versioned.js';
import { CreationKey } from '../../../platform/graphql/idempotency-key.js';
import { OptionalId, RequiredId } from '../../../platform/graphql/id-field.js';
import { MultiLine } from '../../../platform/validation/clean.js';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '../../../platform/validation/lengths.js';
import {
  AtMost,
  AtMostItems,
  OneOf,
  Optional,
  Price,
  Required,
  Whole,
} from '../../../platform/validation/rules.js';
import { Shape } from '../../../platform/validation/shape.js';
import { MAX_SEATS } from '../../catalog/catalog.constants.js';
import { AddressInput } from '../venues/address.input.js';
import type { SentDay } from '../days/class-days.rules.js';
import {
  CLASS_INSTANCE_STATUSES,
  DEFAULT_MAX_ATTENDEES,
  INSTRUCTION_LANGUAGES,
  MAX_DAYS,
  type ClassInstanceStatus,
  type InstructionLanguage,
} from '../schedule.constants.js';
import { TimeZone } from '../venue-time/time-zone.rules.js';
import { ClassInstanceStatusEnum } from './class-instance-status.type.js';
import { InstructionLanguageEnum } from './instruction-language.type.js';

const TIME = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' };

@InputType({ description: 'One day of a class, as local time at the venue.' })
export class ClassDayInput implements SentDay {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Shape({ format: 'date' })
  date!: string;

  @Field(() => String, { description: 'HH:MM or HH:MM:SS, 24 h' })
  @Shape(TIME)
  startTime!: string;

  @Field(() => String, { description: 'HH:MM or HH:MM:SS, 24 h, after the start' })
  @Shape(TIME)
  endTime!: string;
}

/** The schedule form. Days are validated by separate rules. */
@InputType()
export class ClassInstanceInput {
  @RequiredId('The class type.', { en: 'Class type required', es: 'Elija el curso' })
  classTypeId!: string;

  @Field(() => InstructionLanguageEnum, { defaultValue: 'en', description: 'Language of instruction.' })
  @OneOf(INSTRUCTION_LANGUAGES, {
    en: 'Language must be en, es or bilingual',
    es: 'El idioma debe ser en, es o bilingual',
  })
  language: InstructionLanguage = 'en';

  @Field(() => String, { nullable: true, description: 'IANA time zone; default: the zone of the state.' })
  @Optional()
  @AtMost(40)
  @TimeZone()
  timeZone?: string;

  @Field(() => String, { description: 'Name of the venue, up to 100 characters.' })
  @Required({ en: 'Location name required', es: 'Escriba el nombre de la sede' })
  @AtMost(MAX_LINE_LENGTH)
  locationName!: string;

  @Field(() => AddressInput, { description: 'Postal address of the venue.' })
  @Required({ en: 'Address required', es: 'Escriba la dirección' })
  @ValidateNested()
  address!: AddressInput;

  @Field(() => Int, {
    defaultValue: DEFAULT_MAX_ATTENDEES,
    description:
      'Total number of seats, 1 to 1,000. If fewer than are taken, the class is full and all bookings stay.',
  })
  @Whole(
    {
      en: 'Max attendees must be a whole number from {min} to {max, number}',
      es: 'El cupo máximo debe ser un número entero de {min} a {max, number}',
    },
    { min: 1, max: MAX_SEATS },
  )
  maxAttendees: number = DEFAULT_MAX_ATTENDEES;

  @Field(() => Int, {
    description:
      'Price of a seat in US cents, 0 to 10,000,000. Bookings keep the price at the time of booking.',
  })
  @Required({ en: 'Price required', es: 'Escriba el precio' })
  @Price({
    en: 'Price must be from 0 to {dollars, number} dollars',
    es: 'El precio debe ser de 0 a {dollars, number} dólares',
  })
  priceCents!: number;

  @Field(() => ClassInstanceStatusEnum, {
    defaultValue: 'scheduled',
    description: 'Can be set freely; it does not affect the bookings of the class.',
  })
  @OneOf(CLASS_INSTANCE_STATUSES, {
    en: 'Status must be scheduled, completed or cancelled',
    es: 'El estado debe ser scheduled, completed o cancelled',
  })
  status: ClassInstanceStatus = 'scheduled';

  @Field(() => String, {
    nullable: true,
    description: 'Name of the instructor, up to 100 characters; for the office only.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  instructorName?: string;

  @OptionalId(
    'A venue on record. Default: the current one if the name and address are unchanged, otherwise the venue with exactly this name and address. The name and address are stored as sent.',
  )
  venueId?: string;

  @OptionalId(
    'An instructor on record. Default: the current one if the name is unchanged, otherwise the only instructor with exactly this name.',
  )
  instructorId?: string;

  @Field(() => String, { nullable: true, description: 'For the office only.' })
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  notes?: string;

  @Field(() => [ClassDayInput], {
    description: '1 to 60, with distinct dates, in any order; the server numbers them by date.',
  })
  @Required({ en: 'At least one day is required', es: 'Agregue por lo menos un día' })
  @AtMostItems(MAX_DAYS, { en: 'At most {most} days', es: 'Máximo {most} días' })
  @Shape({ minItems: 1 })
  days!: ClassDayInput[];
}

@InputType({ description: 'A scheduled class.' })
export class CreateClassInstanceInput extends ClassInstanceInput {
  @CreationKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Replaces a class and its days; omitted fields take their defaults.' })
export class ReplaceClassInstanceInput extends ClassInstanceInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether to notify attendees if the class is cancelled or its venue, days or language change: by email, and by text message if they agreed, 60 seconds later.',
  })
  notify: boolean = true;
}

@InputType({ description: 'Replaces a class.' })
export class UpdateClassInstanceInput extends ReplaceClassInstanceInput implements VersionedId {
  @RequiredId('ID of the class.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;
}
