import type { BookCrewInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/forms/define-form';
import { flag, optionalText, text } from '../../../ui/forms/form-fields';
import { fieldMessages } from '../book/booking-form.messages';
import { bookingProblems } from '../book/booking-problem.messages';
import { personFields, phone } from '../person-fields';
import { purchaseOrder } from '../person-patterns';
import { crewFieldMessages, crewProblems } from './crew.messages';
import type { Crew_offerFragment } from './CrewBooking.generated';

type TypedInput = Pick<
  BookCrewInput,
  'contact' | 'purchaseOrder' | 'emergencyContactName' | 'emergencyContactPhone' | 'agreeToTerms'
>;

export const contactPhone = text({ required: 'phoneRequired', ...phone });
export const purchaseOrderField = optionalText({
  pattern: purchaseOrder,
  invalid: 'notAPurchaseOrder',
  atMost: 40,
});

/** The fields of the contact of a crew. */
export const crewForm = defineForm({
  fields: {
    'contact.firstName': personFields.firstName,
    'contact.lastName': personFields.lastName,
    'contact.email': personFields.email,
    'contact.phone': contactPhone,
    'contact.companyName': personFields.companyName,
    purchaseOrder: purchaseOrderField,
    emergencyContactName: personFields.emergencyContactName,
    emergencyContactPhone: personFields.emergencyContactPhone,
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

/** The form with the contact that an offer was made to. */
export function contactOf({ firstName, lastName, email }: Crew_offerFragment): CrewValues {
  return {
    ...crewForm.initial,
    'contact.firstName': firstName ?? '',
    'contact.lastName': lastName ?? '',
    'contact.email': email ?? '',
  };
}
