import type { BookCrewInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/define-form';
import { flag, optionalText } from '../../../ui/form-fields';
import { fieldMessages } from '../book/booking-form.messages';
import { bookingProblems } from '../book/booking-problem.messages';
import { guestFields } from '../person-fields';
import { purchaseOrder } from '../person-patterns';
import { crewFieldMessages, crewProblems } from './crew.messages';

type TypedInput = Pick<
  BookCrewInput,
  'contact' | 'purchaseOrder' | 'emergencyContactName' | 'emergencyContactPhone' | 'agreeToTerms'
>;

/** The fields of the contact of a crew. */
export const crewForm = defineForm({
  fields: {
    'contact.firstName': guestFields.firstName,
    'contact.lastName': guestFields.lastName,
    'contact.email': guestFields.email,
    'contact.phone': guestFields.requiredPhone,
    'contact.companyName': guestFields.companyName,
    purchaseOrder: optionalText({ pattern: purchaseOrder, invalid: 'notAPurchaseOrder', atMost: 40 }),
    emergencyContactName: guestFields.emergencyContactName,
    emergencyContactPhone: guestFields.emergencyContactPhone,
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
