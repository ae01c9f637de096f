import type { CreateStudentInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/define-form';
import { changedFields } from '../../../ui/form-changes';
import { email, flag, optionalText, text } from '../../../ui/form-fields';
import { personMessages, personProblemMessages } from './office-person.messages';

/** What the office enters about a person, for a student and for an attendee alike (specification section 5). */
export const personForm = defineForm({
  fields: {
    firstName: text({ required: 'firstNameRequired' }),
    lastName: text({ required: 'lastNameRequired' }),
    email: email({ required: 'emailRequired', invalid: 'emailInvalid' }),
    phone: optionalText({ type: 'tel' }),
    companyName: optionalText(),
    emergencyContactName: text({ required: 'emergencyNameRequired' }),
    emergencyContactPhone: text({ required: 'emergencyPhoneRequired', type: 'tel' }),
    textNotifications: flag(),
  } satisfies FieldsFor<Omit<CreateStudentInput, 'sendEmail'>>,
  labels: personMessages,
  problems: personProblemMessages,
});

export type PersonValues = ValuesOf<typeof personForm.fields>;

/** The other edition with what was changed in the form: a field nobody touched here is as the other one left it. */
export function withMyChanges(before: PersonValues, theirs: PersonValues, mine: PersonValues): PersonValues {
  const changed = changedFields(personForm, before, mine);
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
