import { Field, Float, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { CreationKey } from '../../platform/graphql/idempotency-key.js';
import { RequiredId } from '../../platform/graphql/id-field.js';
import type { MessageText } from '../../platform/i18n/message.js';
import { MultiLine } from '../../platform/validation/clean.js';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '../../platform/validation/lengths.js';
import {
  AtMost,
  OneOf,
  Optional,
  Price,
  Required,
  Satisfies,
  SatisfiesWithin,
  Whole,
} from '../../platform/validation/rules.js';
import {
  CATEGORIES,
  MAX_CERTIFICATE_MONTHS,
  MAX_COURSE_HOURS,
  MAX_SEATS,
  type Category,
} from './catalog.constants.js';
import { CategoryEnum } from './course.type.js';

const DURATION: MessageText = {
  en: `Duration must be in steps of half an hour, up to ${MAX_COURSE_HOURS} hours`,
  es: `La duración debe ir de media en media hora, hasta ${MAX_COURSE_HOURS} horas`,
};
const MAX_STUDENTS_RANGE: MessageText = {
  en: 'Max students must be a whole number from {min} to {max, number}',
  es: 'El máximo de participantes debe ser un número entero de {min} a {max, number}',
};
const MIN_STUDENTS_RANGE: MessageText = {
  en: 'Min students must be a whole number from {min} to {max, number}',
  es: 'El mínimo de participantes debe ser un número entero de {min} a {max, number}',
};
const MIN_ABOVE_MAX: MessageText = {
  en: 'Min students cannot be more than max students',
  es: 'El mínimo de participantes no puede ser mayor que el máximo',
};
const CERTIFICATE_MONTHS_RANGE: MessageText = {
  en: 'The validity must be a whole number of months from {min} to {max}',
  es: 'La vigencia debe ser un número entero de meses de {min} a {max}',
};

const A_CLASS_TYPE = { description: 'A class type of the catalogue. Spanish texts are optional.' };

function isHalfHourStep(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= MAX_COURSE_HOURS && Number.isInteger(value * 2);
}

/** The class type form. */
@InputType(A_CLASS_TYPE)
export class ClassTypeInput {
  @Field(() => String, { description: 'English name, up to 100 characters.' })
  @Required({ en: 'Name required', es: 'Escriba el nombre' })
  @AtMost(MAX_LINE_LENGTH)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Spanish name, up to 100 characters; if omitted, guests see the English name.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  nameEs?: string;

  @Field(() => String, { description: 'Course content in English; plain text, up to 5,000 characters.' })
  @MultiLine()
  @Required({ en: 'Description required', es: 'Escriba la descripción' })
  @AtMost(MAX_TEXT_LENGTH)
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Course content in Spanish; if omitted, guests see the English text.',
  })
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  descriptionEs?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What attendees must bring or have, in English; up to 5,000 characters.',
  })
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  requirements?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The same in Spanish; if omitted, guests see the English text.',
  })
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  requirementsEs?: string;

  @Field(() => CategoryEnum, { description: 'Guests can filter classes by it.' })
  @Required({ en: 'Category required', es: 'Elija la categoría' })
  @OneOf(CATEGORIES, {
    en: 'Category must be safety, certification, equipment or compliance',
    es: 'La categoría debe ser safety, certification, equipment o compliance',
  })
  category!: Category;

  @Field(() => Float, { description: 'Total hours, in steps of half an hour, up to 200.' })
  @Required({ en: 'Duration required', es: 'Escriba la duración' })
  @Satisfies('isHalfHourStep', isHalfHourStep, DURATION, {
    exclusiveMinimum: 0,
    maximum: MAX_COURSE_HOURS,
    multipleOf: 0.5,
  })
  durationHours!: number;

  @Field(() => Int, {
    description: 'Default price of a seat in US cents, 0 to 10,000,000. Scheduled classes keep theirs.',
  })
  @Required({ en: 'Price required', es: 'Escriba el precio' })
  @Price({
    en: 'Price must be from 0 to {dollars, number} dollars',
    es: 'El precio debe ser de 0 a {dollars, number} dólares',
  })
  priceCents!: number;

  @Field(() => Int, {
    defaultValue: 20,
    description: 'Default number of seats for new classes, 1 to 1,000. Scheduled classes keep theirs.',
  })
  @Whole(MAX_STUDENTS_RANGE, { min: 1, max: MAX_SEATS })
  maxStudents: number = 20;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minimum number of people for a class to take place, 1 to 1,000 and at most `maxStudents`; default: none.',
  })
  @Optional()
  @Whole(MIN_STUDENTS_RANGE, { min: 1, max: MAX_SEATS })
  @SatisfiesWithin(
    () => ClassTypeInput,
    'isAtMostMax',
    (value, { maxStudents }) => typeof value !== 'number' || value <= maxStudents,
    MIN_ABOVE_MAX,
  )
  minStudents?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many months a certificate is valid from the last day of the class, 1 to 120; default: it does not expire. Applies to earlier classes too.',
  })
  @Optional()
  @Whole(CERTIFICATE_MONTHS_RANGE, { min: 1, max: MAX_CERTIFICATE_MONTHS })
  certificateMonths?: number;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'false hides its classes from guests; existing bookings stay.',
  })
  isActive: boolean = true;
}

@InputType(A_CLASS_TYPE)
export class CreateClassTypeInput extends ClassTypeInput {
  @CreationKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Replaces a class type; omitted fields take their defaults.' })
export class UpdateClassTypeInput extends ClassTypeInput implements VersionedId {
  @RequiredId('ID of the class type.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;
}
