import { email, isBlank, optionalText, text } from '../../ui/forms/form-fields';
import { callablePhone, companyName, emergencyName, personName, textingProblem } from './person-patterns';

const properNoun = { autoCapitalize: 'words', spellCheck: false } as const;
const name = { pattern: personName, invalid: 'notAName', atMost: 100, ...properNoun } as const;
/** A phone number, whether it is required or not. */
export const phone = {
  pattern: callablePhone,
  invalid: 'notAPhone',
  atMost: 40,
  type: 'tel',
  inputMode: 'tel',
  width: 'short',
} as const;

export const emergencyPhone = { ...phone, invalid: 'notAnEmergencyPhone' } as const;

/** The name of an emergency contact. */
export const emergencyContact = {
  pattern: emergencyName,
  invalid: 'notAnEmergencyContact',
  atMost: 100,
  ...properNoun,
} as const;

/** The fields of a person in every form. */
export const personFields = {
  firstName: text({ required: 'firstNameRequired', ...name }),
  lastName: text({ required: 'lastNameRequired', ...name }),
  email: email({ required: 'emailRequired', invalid: 'emailInvalid', atMost: 254, inputMode: 'email' }),
  phone: optionalText(phone),
  companyName: optionalText({ pattern: companyName, invalid: 'notACompany', atMost: 100 }),
  emergencyContactName: text({ required: 'emergencyContactRequired', ...emergencyContact }),
  emergencyContactPhone: text({ required: 'emergencyPhoneRequired', ...emergencyPhone }),
};

/** Text messages need a phone that can receive them. */
export function textingProblems(values: { textNotifications: boolean; phone: string }) {
  if (!values.textNotifications) return {};
  return isBlank(values.phone) ? ({ phone: 'phoneRequiredForSms' } as const) : textingProblem(values.phone);
}
