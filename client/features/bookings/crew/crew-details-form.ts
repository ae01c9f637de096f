import type { ChangeCrewContactInput } from '../../../graphql/schema.generated';
import { languageValues } from '../../../schema/language.generated';
import { languageMessages } from '../../../ui/classes/language.messages';
import { defineForm, type FieldsFor } from '../../../ui/forms/define-form';
import { choice, optionalText } from '../../../ui/forms/form-fields';
import { fieldMessages } from '../book/booking-form.messages';
import { draftsOf } from '../own/form-draft';
import { ownMessages } from '../own/own-booking.messages';
import { emergencyContact, emergencyPhone, personFields } from '../person-fields';
import { personProblems } from '../person-problem.messages';
import { purchaseOrderField } from './crew-form';
import { crewFieldMessages, crewProblems } from './crew.messages';

/**
 * The details of the contact. Company, purchase order and language are prefilled; other data is not displayed, and an
 * empty field does not change it.
 */
export const crewDetailsForm = defineForm({
  fields: {
    phone: personFields.phone,
    companyName: personFields.companyName,
    purchaseOrder: purchaseOrderField,
    language: choice({ values: languageValues, labels: languageMessages, initial: 'en' }),
    emergencyContactName: optionalText(emergencyContact),
    emergencyContactPhone: optionalText(emergencyPhone),
  } satisfies FieldsFor<Omit<ChangeCrewContactInput, 'crewBookingId'>>,
  labels: {
    phone: ownMessages.phone,
    companyName: fieldMessages.companyName,
    purchaseOrder: crewFieldMessages.purchaseOrder,
    language: ownMessages.language,
    emergencyContactName: ownMessages.emergencyContactName,
    emergencyContactPhone: ownMessages.emergencyContactPhone,
  },
  problems: { ...personProblems, ...crewProblems },
});

/** By crew. */
export const crewDetailsDrafts = draftsOf(crewDetailsForm, 'crew-details');
