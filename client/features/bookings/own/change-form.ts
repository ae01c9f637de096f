import { defineForm } from '../../../ui/forms/define-form';
import { languageValues } from '../../../schema/language.generated';
import { languageMessages } from '../../../ui/classes/language.messages';
import { choice, flag, optionalText } from '../../../ui/forms/form-fields';
import { emergencyContact, emergencyPhone, personFields } from '../person-fields';
import { personProblems } from '../person-problem.messages';
import { ownMessages } from './own-booking.messages';

/** The attendee. Name and email are prefilled; other data is not displayed, and an empty field does not change it. */
export const changeForm = defineForm({
  fields: {
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    email: personFields.email,
    phone: personFields.phone,
    removePhone: flag(),
    textNotifications: flag(),
    language: choice({ values: languageValues, labels: languageMessages, initial: 'en' }),
    emergencyContactName: optionalText(emergencyContact),
    emergencyContactPhone: optionalText(emergencyPhone),
  },
  labels: ownMessages,
  problems: personProblems,
  clears: { textNotifications: ['phone'] },
});
