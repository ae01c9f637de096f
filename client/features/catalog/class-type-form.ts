import { defineMessages } from 'react-intl';

import type { CreateClassTypeInput } from '../../graphql/schema.generated';
import { categoryValues } from '../../schema/category.generated';
import { classMessages } from '../../ui/classes/class.messages';
import { defineForm, type FieldsFor, type ValuesOf } from '../../ui/forms/define-form';
import { choice, flag, optionalText, text } from '../../ui/forms/form-fields';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { money, number, optionalNumber } from '../../ui/office/forms/number-fields';
import { classTypesMessages } from './class-types.messages';

const labels = defineMessages({
  name: fieldMessages.name,
  nameEs: fieldMessages.nameEs,
  category: classTypesMessages.category,
  durationHours: {
    id: 'admin.classTypes.label.durationHours',
    defaultMessage: 'Duration in hours',
    description: 'Label of a field',
  },
  priceCents: fieldMessages.priceInDollars,
  maxStudents: classTypesMessages.maxStudents,
  minStudents: {
    id: 'admin.classTypes.label.minStudents',
    defaultMessage: 'Min students',
    description: 'Label of a field: how many people a class needs to take place',
  },
  certificateMonths: {
    id: 'admin.classTypes.label.certificateMonths',
    defaultMessage: 'Certificate validity in months',
    description: 'Label of a field: how long a certificate is valid after the class',
  },
  description: fieldMessages.description,
  descriptionEs: {
    id: 'admin.classTypes.label.descriptionEs',
    defaultMessage: 'Description in Spanish',
    description: 'Label of a field',
  },
  requirements: {
    id: 'admin.classTypes.label.requirements',
    defaultMessage: 'Requirements',
    description: 'Label of a field',
  },
  requirementsEs: {
    id: 'admin.classTypes.label.requirementsEs',
    defaultMessage: 'Requirements in Spanish',
    description: 'Label of a field',
  },
  isActive: {
    id: 'admin.classTypes.label.isActive',
    defaultMessage: 'Active',
    description: 'Label of a box to tick: guests see classes of this type',
  },
});

/** Problems of fields; the server has the same texts. */
const problems = defineMessages({
  nameRequired: fieldMessages.nameRequired,
  categoryRequired: {
    id: 'admin.classTypes.problem.categoryRequired',
    defaultMessage: 'Category required',
    description: 'Error',
  },
  durationRequired: {
    id: 'admin.classTypes.problem.durationRequired',
    defaultMessage: 'Duration required',
    description: 'Error',
  },
  durationInvalid: {
    id: 'admin.classTypes.problem.durationInvalid',
    defaultMessage: 'Duration must be in steps of half an hour, up to 200 hours',
    description: 'Error',
  },
  priceRequired: fieldMessages.priceRequired,
  priceInvalid: {
    id: 'admin.classTypes.problem.priceInvalid',
    defaultMessage: 'Price must be from 0 to 100,000 dollars, like 89.50',
    description: 'Error',
  },
  maxStudentsRequired: {
    id: 'admin.classTypes.problem.maxStudentsRequired',
    defaultMessage: 'Max students required',
    description: 'Error',
  },
  maxStudentsInvalid: {
    id: 'admin.classTypes.problem.maxStudentsInvalid',
    defaultMessage: 'Max students must be a whole number from 1 to 1,000',
    description: 'Error',
  },
  minStudentsInvalid: {
    id: 'admin.classTypes.problem.minStudentsInvalid',
    defaultMessage: 'Min students must be a whole number from 1 to 1,000',
    description: 'Error',
  },
  minStudentsAboveMax: {
    id: 'admin.classTypes.problem.minStudentsAboveMax',
    defaultMessage: 'Min students cannot be more than max students',
    description: 'Error',
  },
  certificateMonthsInvalid: {
    id: 'admin.classTypes.problem.certificateMonthsInvalid',
    defaultMessage: 'The validity must be a whole number of months from 1 to 120',
    description: 'Error',
  },
  descriptionRequired: {
    id: 'admin.classTypes.problem.descriptionRequired',
    defaultMessage: 'Description required',
    description: 'Error',
  },
});

/** The form of a class type, with the same limits as on the server. */
export const classTypeForm = defineForm({
  fields: {
    name: text({ required: 'nameRequired', maxLength: 100 }),
    nameEs: optionalText({ maxLength: 100, lang: 'es' }),
    category: choice({ values: categoryValues, labels: classMessages, required: 'categoryRequired' }),
    durationHours: number({
      min: 0.5,
      max: 200,
      step: 0.5,
      required: 'durationRequired',
      invalid: 'durationInvalid',
      attributes: { type: 'number', min: 0.5, step: 0.5, width: 'short' },
    }),
    priceCents: money({ required: 'priceRequired', invalid: 'priceInvalid', attributes: { width: 'short' } }),
    maxStudents: number({
      initial: '20',
      min: 1,
      max: 1000,
      required: 'maxStudentsRequired',
      invalid: 'maxStudentsInvalid',
      attributes: { type: 'number', min: 1, step: 1, width: 'short' },
    }),
    minStudents: optionalNumber({
      min: 1,
      max: 1000,
      invalid: 'minStudentsInvalid',
      attributes: { type: 'number', min: 1, step: 1, width: 'short' },
    }),
    certificateMonths: optionalNumber({
      min: 1,
      max: 120,
      invalid: 'certificateMonthsInvalid',
      attributes: { type: 'number', min: 1, step: 1, width: 'short' },
    }),
    description: text({ required: 'descriptionRequired', maxLength: 5000, rows: 4 }),
    descriptionEs: optionalText({ maxLength: 5000, rows: 4, lang: 'es' }),
    requirements: optionalText({ maxLength: 5000, rows: 3 }),
    requirementsEs: optionalText({ maxLength: 5000, rows: 3, lang: 'es' }),
    isActive: flag({ initial: true }),
  } satisfies FieldsFor<CreateClassTypeInput>,
  labels,
  problems,
  rules: ({ minStudents, maxStudents }) =>
    Number(minStudents) > Number(maxStudents) ? { minStudents: 'minStudentsAboveMax' as const } : {},
  clears: { maxStudents: ['minStudents'] },
});

export type ClassTypeValues = ValuesOf<typeof classTypeForm.fields>;
