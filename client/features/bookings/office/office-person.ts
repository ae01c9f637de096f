import type { CreateStudentInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/define-form';
import { email, flag, isBlank, optionalText, text } from '../../../ui/form-fields';
import { callablePhone, companyName, emergencyName, personName, textingProblem } from '../person-patterns';
import { personMessages, personProblemMessages } from './office-person.messages';

/** The fields of a person, for students and attendees (specification section 5). */
export const personForm = defineForm({
  fields: {
    firstName: text({ required: 'firstNameRequired', pattern: personName, invalid: 'notAName' }),
    lastName: text({ required: 'lastNameRequired', pattern: personName, invalid: 'notAName' }),
    email: email({ required: 'emailRequired', invalid: 'emailInvalid' }),
    phone: optionalText({ pattern: callablePhone, invalid: 'notAPhone', type: 'tel' }),
    companyName: optionalText({ pattern: companyName, invalid: 'notACompany' }),
    emergencyContactName: text({
      required: 'emergencyNameRequired',
      pattern: emergencyName,
      invalid: 'notAnEmergencyContact',
    }),
    emergencyContactPhone: text({
      required: 'emergencyPhoneRequired',
      pattern: callablePhone,
      invalid: 'notAPhone',
      type: 'tel',
    }),
    textNotifications: flag(),
  } satisfies FieldsFor<Omit<CreateStudentInput, 'sendEmail'>>,
  labels: personMessages,
  problems: personProblemMessages,
  rules: ({ textNotifications, phone }) =>
    textNotifications && !isBlank(phone) ? textingProblem(phone) : {},
  clears: { textNotifications: ['phone'] },
  together: [['emergencyContactName', 'emergencyContactPhone']],
});

export type PersonValues = ValuesOf<typeof personForm.fields>;
