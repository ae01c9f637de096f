import type { CreateStudentInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/define-form';
import { flag, isBlank } from '../../../ui/form-fields';
import { personFields } from '../person-fields';
import { textingProblem } from '../person-patterns';
import { personProblems } from '../person-problem.messages';
import { personMessages } from './office-person.messages';

/** The fields of a person, for students and attendees. */
export const personForm = defineForm({
  fields: {
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    email: personFields.email,
    phone: personFields.phone,
    companyName: personFields.companyName,
    emergencyContactName: personFields.emergencyContactName,
    emergencyContactPhone: personFields.emergencyContactPhone,
    textNotifications: flag(),
  } satisfies FieldsFor<Omit<CreateStudentInput, 'sendEmail'>>,
  labels: personMessages,
  problems: personProblems,
  rules: ({ textNotifications, phone }) =>
    textNotifications && !isBlank(phone) ? textingProblem(phone) : {},
  clears: { textNotifications: ['phone'] },
  together: [['emergencyContactName', 'emergencyContactPhone']],
});

export type PersonValues = ValuesOf<typeof personForm.fields>;
