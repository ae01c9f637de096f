import type { CreateInstructorInput } from '../../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../../ui/forms/define-form';
import { emailPattern, flag, optionalText, text } from '../../../../ui/forms/form-fields';
import { instructorLabels, instructorProblems } from './instructors.messages';

/** The fields of an instructor, with the same limits as on the server. */
export const instructorForm = defineForm({
  fields: {
    name: text({ required: 'nameRequired', maxLength: 100 }),
    email: optionalText({
      type: 'email',
      maxLength: 254,
      pattern: emailPattern,
      invalid: 'emailInvalid',
    }),
    phone: optionalText({ type: 'tel', maxLength: 40 }),
    isNotified: flag(),
    teachesEnglish: flag({ initial: true }),
    teachesSpanish: flag(),
    authorizationKind: optionalText({ maxLength: 100 }),
    authorizationNumber: optionalText({ maxLength: 100 }),
    authorizationExpiresOn: optionalText({ type: 'date' }),
  } satisfies FieldsFor<CreateInstructorInput>,
  labels: instructorLabels,
  problems: instructorProblems,
  rules: ({ teachesEnglish, teachesSpanish }) =>
    teachesEnglish || teachesSpanish ? {} : { teachesSpanish: 'languageRequired' as const },
  clears: { teachesEnglish: ['teachesSpanish'] },
});

export type InstructorValues = ValuesOf<typeof instructorForm.fields>;
