import { defineForm } from '../../../ui/forms/define-form';
import { flag, optionalText } from '../../../ui/forms/form-fields';
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
    textNotifications: flag(),
    emergencyContactName: optionalText(emergencyContact),
    emergencyContactPhone: optionalText(emergencyPhone),
  },
  labels: ownMessages,
  problems: personProblems,
  clears: { textNotifications: ['phone'] },
});
