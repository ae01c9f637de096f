import type { BookCrewInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/define-form';
import { email, flag, optionalText, text } from '../../../ui/form-fields';
import { fieldMessages } from '../book/booking-form.messages';
import { bookingProblems } from '../book/booking-problem.messages';
import { callablePhone, companyName, emergencyName, personName, purchaseOrder } from '../person-patterns';
import { crewFieldMessages, crewProblems } from './crew.messages';

type TypedInput = Pick<
  BookCrewInput,
  'contact' | 'purchaseOrder' | 'emergencyContactName' | 'emergencyContactPhone' | 'agreeToTerms'
>;

const name = { pattern: personName, invalid: 'notAName', atMost: 100 } as const;
const phone = {
  pattern: callablePhone,
  invalid: 'notAPhone',
  atMost: 40,
  type: 'tel',
  inputMode: 'tel',
  width: 'short',
} as const;

/** The fields of the contact of a crew. */
export const crewForm = defineForm({
  fields: {
    'contact.firstName': text({ required: 'firstNameRequired', ...name }),
    'contact.lastName': text({ required: 'lastNameRequired', ...name }),
    'contact.email': email({
      required: 'emailRequired',
      invalid: 'emailInvalid',
      atMost: 254,
      inputMode: 'email',
    }),
    'contact.phone': text({ required: 'phoneRequired', ...phone }),
    'contact.companyName': optionalText({ pattern: companyName, invalid: 'notACompany', atMost: 100 }),
    purchaseOrder: optionalText({ pattern: purchaseOrder, invalid: 'notAPurchaseOrder', atMost: 40 }),
    emergencyContactName: text({
      required: 'emergencyContactRequired',
      pattern: emergencyName,
      invalid: 'notAnEmergencyContact',
      atMost: 100,
    }),
    emergencyContactPhone: text({ required: 'emergencyPhoneRequired', ...phone }),
    agreeToTerms: flag({ required: 'termsRequired' }),
  } satisfies FieldsFor<TypedInput>,
  labels: {
    'contact.firstName': fieldMessages.firstName,
    'contact.lastName': fieldMessages.lastName,
    'contact.email': fieldMessages.email,
    'contact.phone': fieldMessages.phone,
    'contact.companyName': fieldMessages.companyName,
    purchaseOrder: crewFieldMessages.purchaseOrder,
    emergencyContactName: fieldMessages.emergencyContactName,
    emergencyContactPhone: fieldMessages.emergencyContactPhone,
    agreeToTerms: fieldMessages.agreeToTerms,
  },
  problems: { ...bookingProblems, ...crewProblems },
});

export type CrewValues = ValuesOf<typeof crewForm.fields>;
