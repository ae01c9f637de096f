import type { CreateClassTypeInput } from '../../graphql/schema.generated';
import { categoryValues } from '../../schema/category.generated';
import { classMessages } from '../../ui/class.messages';
import { defineForm, type FieldsFor, type ValuesOf } from '../../ui/define-form';
import { choice, flag, optionalText, text } from '../../ui/form-fields';
import { money, number } from '../../ui/number-fields';
import { classTypeLabels, classTypeProblems } from './class-type-form.messages';

/** A course of the catalogue, with the same bounds as the server's. */
export const classTypeForm = defineForm({
  fields: {
    name: text({ required: 'nameRequired', maxLength: 100 }),
    nameEs: optionalText({ maxLength: 100, lang: 'es' }),
    category: choice({ values: categoryValues, words: classMessages, required: 'categoryRequired' }),
    durationHours: number({
      min: 0.5,
      max: 200,
      step: 0.5,
      required: 'durationRequired',
      invalid: 'durationInvalid',
      attributes: { type: 'number', min: 0.5, step: 0.5, width: 'short' },
    }),
    priceCents: money({ required: 'priceRequired', invalid: 'priceInvalid', attributes: { width: 'short' } }),
    // Specification section 9: 20 seats unless somebody says otherwise.
    maxStudents: number({
      initial: '20',
      min: 1,
      max: 1000,
      required: 'maxStudentsRequired',
      invalid: 'maxStudentsInvalid',
      attributes: { type: 'number', min: 1, step: 1, width: 'short' },
    }),
    description: text({ required: 'descriptionRequired', maxLength: 5000, rows: 4 }),
    descriptionEs: optionalText({ maxLength: 5000, rows: 4, lang: 'es' }),
    requirements: optionalText({ maxLength: 5000, rows: 3 }),
    requirementsEs: optionalText({ maxLength: 5000, rows: 3, lang: 'es' }),
    isActive: flag({ initial: true }),
  } satisfies FieldsFor<CreateClassTypeInput>,
  labels: classTypeLabels,
  problems: classTypeProblems,
});

export type ClassTypeValues = ValuesOf<typeof classTypeForm.fields>;
