import type { SubmitEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { TextField } from '../../ui/TextField';
import type { BookingSite } from './booking-site';
import { AccountFields } from './AccountFields';
import { BookingTerms } from './BookingTerms';
import { fieldMessages, informationMessages } from './booking-form.messages';
import type { BookingField, BookingValues } from './booking-values';
import { FormGroup } from './FormGroup';
import styles from './FormGroup.module.css';

interface InformationStepProps {
  form: UseFormReturn<BookingValues>;
  errors: readonly { fieldId: BookingField; message: string }[];
  smsDisclosure: string;
  site: BookingSite;
  /** The passwords were typed before the page was loaded again and have to be typed once more. */
  passwordsLost: boolean;
  onEdit: (field: BookingField) => void;
  onSubmit: (event: SubmitEvent) => Promise<void>;
}

/** The first step: who attends, whom to call in an emergency, an account, the terms. */
export function InformationStep({
  form,
  errors,
  smsDisclosure,
  site,
  passwordsLost,
  onEdit,
  onSubmit,
}: InformationStepProps) {
  const intl = useIntl();
  const wantsSms = useWatch({ control: form.control, name: 'smsOptIn' });
  const fieldProps = (name: BookingField) => ({
    id: name,
    error: errors.find(({ fieldId }) => fieldId === name)?.message,
    ...form.register(name, { onChange: () => onEdit(name) }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormGroup legend={intl.formatMessage(informationMessages.attendeeGroup)}>
        <TextField
          {...fieldProps('firstName')}
          label={intl.formatMessage(fieldMessages.firstName)}
          hint={intl.formatMessage(informationMessages.firstNameHint)}
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...fieldProps('lastName')}
          label={intl.formatMessage(fieldMessages.lastName)}
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...fieldProps('email')}
          type="email"
          inputMode="email"
          label={intl.formatMessage(fieldMessages.email)}
          hint={intl.formatMessage(informationMessages.emailHint)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...fieldProps('phone')}
          type="tel"
          inputMode="tel"
          width="short"
          label={intl.formatMessage(fieldMessages.phone)}
          optional={!wantsSms}
          hint={intl.formatMessage(informationMessages.phoneHint)}
          autoComplete="tel"
        />
        <Checkbox
          {...fieldProps('smsOptIn')}
          label={intl.formatMessage(fieldMessages.smsOptIn, { hours: site.reminderHoursBefore })}
          hint={smsDisclosure}
        />
        <TextField
          {...fieldProps('company')}
          label={intl.formatMessage(fieldMessages.company)}
          optional
          autoComplete="organization"
        />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.emergencyGroup)}>
        <TextField
          {...fieldProps('emergencyContactName')}
          label={intl.formatMessage(fieldMessages.emergencyContactName)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...fieldProps('emergencyContactPhone')}
          type="tel"
          inputMode="tel"
          width="short"
          label={intl.formatMessage(fieldMessages.emergencyContactPhone)}
          autoComplete="off"
        />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.accountGroup)}>
        <AccountFields control={form.control} fieldProps={fieldProps} passwordsLost={passwordsLost} />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.termsGroup)}>
        <BookingTerms site={site} />
        <Checkbox {...fieldProps('terms')} label={intl.formatMessage(fieldMessages.terms)} />
      </FormGroup>
      <ButtonRow>
        <Button type="submit" variant="primary">
          <FormattedMessage {...informationMessages.continueToPayment} />
        </Button>
      </ButtonRow>
    </form>
  );
}
