import type { CreateStudentInput, UpdateBookingAttendeeInput } from '../../../../graphql/schema.generated';
import { languageValues } from '../../../../schema/language.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../../ui/forms/define-form';
import { choice, flag, isBlank } from '../../../../ui/forms/form-fields';
import { languageMessages } from '../../../../ui/classes/language.messages';
import { personFields } from '../../person-fields';
import { textingProblem } from '../../person-patterns';
import { personProblems } from '../../person-problem.messages';
import { messageLanguageMessages } from './message-language.messages';
import { personMessages } from './office-person.messages';

const personTable = {
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
  rules: ({ textNotifications, phone }: { textNotifications: boolean; phone: string }) =>
    textNotifications && !isBlank(phone) ? textingProblem(phone) : {},
  clears: { textNotifications: ['phone'] },
  together: [['emergencyContactName', 'emergencyContactPhone']],
} as const;

/** The fields of a student. */
export const personForm = defineForm(personTable);

/** The fields of an attendee, with the language of messages about the booking. */
export const attendeeForm = defineForm({
  ...personTable,
  fields: {
    ...personTable.fields,
    language: choice({ values: languageValues, labels: languageMessages, initial: 'en' }),
  } satisfies FieldsFor<Omit<UpdateBookingAttendeeInput, 'id' | 'version'>>,
  labels: { ...personMessages, language: messageLanguageMessages.language },
});

export type PersonValues = ValuesOf<typeof personForm.fields>;
export type AttendeeValues = ValuesOf<typeof attendeeForm.fields>;
