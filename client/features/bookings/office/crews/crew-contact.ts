import type { UpdateCrewContactInput } from '../../../../graphql/schema.generated';
import { languageValues } from '../../../../schema/language.generated';
import { languageMessages } from '../../../../ui/classes/language.messages';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../../ui/forms/define-form';
import { choice } from '../../../../ui/forms/form-fields';
import { contactPhone, purchaseOrderField } from '../../crew/crew-form';
import { crewProblems } from '../../crew/crew.messages';
import { personFields } from '../../person-fields';
import { personProblems } from '../../person-problem.messages';
import { messageLanguageMessages } from '../person/message-language.messages';
import { personMessages } from '../person/office-person.messages';
import { crewMessages } from './crew.messages';

/** The contact of a crew, with what its members have from the crew. */
export const crewContactForm = defineForm({
  fields: {
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    email: personFields.email,
    phone: contactPhone,
    companyName: personFields.companyName,
    purchaseOrder: purchaseOrderField,
    emergencyContactName: personFields.emergencyContactName,
    emergencyContactPhone: personFields.emergencyContactPhone,
    language: choice({ values: languageValues, labels: languageMessages, initial: 'en' }),
  } satisfies FieldsFor<Omit<UpdateCrewContactInput, 'id' | 'version'>>,
  labels: {
    firstName: personMessages.firstName,
    lastName: personMessages.lastName,
    email: personMessages.email,
    phone: personMessages.phone,
    companyName: personMessages.companyName,
    purchaseOrder: crewMessages.purchaseOrder,
    emergencyContactName: personMessages.emergencyContactName,
    emergencyContactPhone: personMessages.emergencyContactPhone,
    language: messageLanguageMessages.language,
  },
  problems: { ...personProblems, ...crewProblems },
  together: [['emergencyContactName', 'emergencyContactPhone']],
});

export type CrewContactValues = ValuesOf<typeof crewContactForm.fields>;
