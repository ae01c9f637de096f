import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { RecordId } from '../../platform/graphql/versioned-id.js';
import { MultiLine } from '../../platform/validation/clean.js';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '../../platform/validation/lengths.js';
import {
  AtMost,
  AtMostItems,
  OneOf,
  Optional,
  Price,
  Required,
  Whole,
} from '../../platform/validation/rules.js';
import { Shape } from '../../platform/validation/shape.js';
import { MAX_SEATS } from '../catalog/catalog.constants.js';
import { AddressInput } from './address.input.js';
import type { SentDay } from './class-days.rules.js';
import {
  CLASS_INSTANCE_STATUSES,
  DEFAULT_MAX_ATTENDEES,
  INSTRUCTION_LANGUAGES,
  MAX_DAYS,
  type ClassInstanceStatus,
  type InstructionLanguage,
} from './schedule.constants.js';
import { TimeZone } from './time-zone.rules.js';
import { ClassInstanceStatusEnum, InstructionLanguageEnum } from './upcoming-class.type.js';

const TIME = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' };

@InputType({ description: 'One day of a class: wall time at the venue.' })
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

/** The schedule form (specification, section 5). Days are validated by separate rules. */
@InputType({ description: 'One scheduled run of a class type.' })
export class CreateClassInstanceInput {
  @Field(() => ID, { description: 'The course of the catalogue that is taught.' })
  @Required({ en: 'Class type required', es: 'Elija el curso' })
  @AtMost(36)
  classTypeId!: string;

  @Field(() => InstructionLanguageEnum, { defaultValue: 'en', description: 'Language of instruction.' })
  @OneOf(INSTRUCTION_LANGUAGES, {
    en: 'Language must be en, es or bilingual',
    es: 'El idioma debe ser en, es o bilingual',
  })
  language: InstructionLanguage = 'en';

  @Field(() => String, { nullable: true, description: 'IANA zone; left out, the zone of the state.' })
  @Optional()
  @AtMost(40)
  @TimeZone()
  timeZone?: string;

  @Field(() => String, { description: 'The venue, as people call it; up to 100 characters.' })
  @Required({ en: 'Location name required', es: 'Escriba el nombre de la sede' })
  @AtMost(MAX_LINE_LENGTH)
  locationName!: string;

  @Field(() => AddressInput, { description: 'Where the venue is.' })
  @Required({ en: 'Address required', es: 'Escriba la dirección' })
  @ValidateNested()
  address!: AddressInput;

  @Field(() => Int, {
    defaultValue: DEFAULT_MAX_ATTENDEES,
    description:
      'Seats in all, 1 to 1,000. Below the taken seats, the class is full and nobody loses a seat.',
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
    description: 'US cents for a seat, 0 to 10,000,000. Bookings keep the price they were made at.',
  })
  @Required({ en: 'Price required', es: 'Escriba el precio' })
  @Price({
    en: 'Price must be from 0 to {dollars, number} dollars',
    es: 'El precio debe ser de 0 a {dollars, number} dólares',
  })
  priceCents!: number;

  @Field(() => ClassInstanceStatusEnum, {
    defaultValue: 'scheduled',
    description: 'Free to set; it never changes the bookings of the class.',
  })
  @OneOf(CLASS_INSTANCE_STATUSES, {
    en: 'Status must be scheduled, completed or cancelled',
    es: 'El estado debe ser scheduled, completed o cancelled',
  })
  status: ClassInstanceStatus = 'scheduled';

  @Field(() => String, {
    nullable: true,
    description: 'Who teaches, up to 100 characters; for the office only.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  instructorName?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The venue that the place was chosen from. Left out: the one that the class has, while its place stays, or the one of exactly this name and address. The texts stay as they are sent.',
  })
  @Optional()
  @AtMost(36)
  venueId?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Who teaches, of the instructors on record. Left out: the one that the class has, while the name stays, or the only one of exactly this name.',
  })
  @Optional()
  @AtMost(36)
  instructorId?: string;

  @Field(() => String, { nullable: true, description: 'For the office only.' })
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  notes?: string;

  @Field(() => [ClassDayInput], {
    description: 'One to 60, each date once, in any order; the server numbers them by date.',
  })
  @Required({ en: 'At least one day is required', es: 'Agregue por lo menos un día' })
  @AtMostItems(MAX_DAYS, { en: 'At most {most} days', es: 'Máximo {most} días' })
  @Shape({ minItems: 1 })
  days!: ClassDayInput[];
}

@InputType({ description: 'Replaces a class and its days; what is left out takes its default.' })
export class ReplaceClassInstanceInput extends CreateClassInstanceInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Tells who has a seat when the class is cancelled, or its place, days or language change: by mail, and by text message where that was agreed to, 60 seconds later. With false nobody is told.',
  })
  notify: boolean = true;
}

@InputType({ description: 'Replaces one edition of a class.' })
export class UpdateClassInstanceInput extends ReplaceClassInstanceInput implements VersionedId {
  @Field(() => ID, { description: 'The class to replace.' })
  @RecordId()
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; CONFLICT when somebody was faster.' })
  version!: number;
}
