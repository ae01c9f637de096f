import { defineForm } from '../../../ui/define-form';
import { email, optionalText, text } from '../../../ui/form-fields';
import { callablePhone, emergencyName, personName } from '../person-patterns';
import { ownMessages } from './own-booking.messages';

const phone = {
  pattern: callablePhone,
  type: 'tel',
  inputMode: 'tel',
  width: 'short',
  maxLength: 40,
} as const;

/** The attendee. Name and email are prefilled; other data is not displayed, and an empty field does not change it. */
export const changeForm = defineForm({
  fields: {
    firstName: text({
      required: 'firstNameRequired',
      pattern: personName,
      invalid: 'notAName',
      maxLength: 100,
    }),
    lastName: text({
      required: 'lastNameRequired',
      pattern: personName,
      invalid: 'notAName',
      maxLength: 100,
    }),
    email: email({ required: 'emailRequired', invalid: 'emailInvalid', inputMode: 'email', maxLength: 254 }),
    phone: optionalText({ invalid: 'notAPhone', ...phone }),
    emergencyContactName: optionalText({
      pattern: emergencyName,
      invalid: 'notAnEmergencyContact',
      maxLength: 100,
    }),
    emergencyContactPhone: optionalText({ invalid: 'notAPhone', ...phone }),
  },
  labels: ownMessages,
  problems: ownMessages,
});
