import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { EmailField } from '../../../ui/forms/EmailField';
import { FormGroup } from '../../../ui/forms/FormGroup';
import { TextField } from '../../../ui/forms/TextField';
import type { FormState } from '../../../ui/forms/use-form';
import { informationMessages } from '../book/booking-form.messages';
import type { CrewValues } from './crew-form';
import { crewFormMessages } from './crew.messages';

interface CrewContactFieldsProps {
  form: FormState<CrewValues>;
  contactGroup: string;
  /** The hint and a further field of the office, which books for the contact; undefined for a guest. */
  office: { contactHint: string; languageField: ReactNode } | undefined;
}

/** Who books, and whom to call in an emergency. */
export function CrewContactFields({ form: { text }, contactGroup, office }: CrewContactFieldsProps) {
  const intl = useIntl();
  /** The browser of the office knows only the data of the office. */
  const autoComplete = (token: string) => (office ? 'off' : token);
  return (
    <>
      <FormGroup legend={contactGroup}>
        <TextField {...text('contact.firstName')} autoComplete={autoComplete('given-name')} />
        <TextField {...text('contact.lastName')} autoComplete={autoComplete('family-name')} />
        <EmailField
          {...text('contact.email')}
          hint={office?.contactHint ?? intl.formatMessage(crewFormMessages.contactHint)}
          autoComplete={autoComplete('email')}
        />
        <TextField {...text('contact.phone')} autoComplete={autoComplete('tel')} />
        <TextField {...text('contact.companyName')} autoComplete={autoComplete('organization')} />
        <TextField {...text('purchaseOrder')} autoComplete="off" />
        {office?.languageField}
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.emergencyGroup)}>
        <TextField
          {...text('emergencyContactName')}
          hint={intl.formatMessage(crewFormMessages.emergencyHint)}
          autoComplete="off"
        />
        <TextField {...text('emergencyContactPhone')} autoComplete="off" />
      </FormGroup>
    </>
  );
}
