import { email, isBlank, optionalText, text } from '../../ui/form-fields';
import { callablePhone, companyName, emergencyName, personName, textingProblem } from './person-patterns';

const properNoun = { autoCapitalize: 'words', spellCheck: false } as const;
const name = { pattern: personName, invalid: 'notAName', atMost: 100, ...properNoun } as const;
const phone = {
  pattern: callablePhone,
  invalid: 'notAPhone',
  atMost: 40,
  type: 'tel',
  inputMode: 'tel',
  width: 'short',
} as const;

const emergencyPhone = { ...phone, invalid: 'notAnEmergencyPhone' } as const;

const contact = {
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
  requiredPhone: text({ required: 'phoneRequired', ...phone }),
  companyName: optionalText({ pattern: companyName, invalid: 'notACompany', atMost: 100 }),
  emergencyContactName: text({ required: 'emergencyContactRequired', ...contact }),
  otherEmergencyContactName: optionalText(contact),
  emergencyContactPhone: text({ required: 'emergencyPhoneRequired', ...emergencyPhone }),
  otherEmergencyContactPhone: optionalText(emergencyPhone),
};

/** Text messages need a phone that can receive them. */
export function textingProblems(values: { textNotifications: boolean; phone: string }) {
  if (!values.textNotifications) return {};
  return isBlank(values.phone) ? ({ phone: 'phoneRequiredForSms' } as const) : textingProblem(values.phone);
}
