import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { TextField } from '../../../ui/TextField';
import type { BookingSite } from './booking-site';
import { AccountFields } from './AccountFields';
import { BookingTerms } from './BookingTerms';
import { fieldMessages, informationMessages } from './booking-form.messages';
import type { BookingFormState } from './booking-values';
import { inputProps } from './input-props';
import { FormGroup } from '../../../ui/FormGroup';
import styles from '../../../ui/FormGroup.module.css';

interface InformationStepProps {
  form: BookingFormState;
  smsDisclosure: string;
  site: BookingSite;
  /** A text message can still be sent before the class. */
  offersReminder: boolean;
  /** The passwords were typed before the page was loaded again and have to be typed once more. */
  passwordsLost: boolean;
  onSubmit: () => void;
}

/** The first step: who attends, whom to call in an emergency, an account, the terms. */
export function InformationStep({
  form,
  smsDisclosure,
  site,
  offersReminder,
  passwordsLost,
  onSubmit,
}: InformationStepProps) {
  const intl = useIntl();
  const wantsSms = form.values.smsOptIn;
  const { text, box } = inputProps(form);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormGroup legend={intl.formatMessage(informationMessages.attendeeGroup)}>
        <TextField
          {...text('firstName')}
          label={intl.formatMessage(fieldMessages.firstName)}
          hint={intl.formatMessage(informationMessages.firstNameHint)}
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...text('lastName')}
          label={intl.formatMessage(fieldMessages.lastName)}
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          label={intl.formatMessage(fieldMessages.email)}
          hint={intl.formatMessage(informationMessages.emailHint)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...text('phone')}
          type="tel"
          inputMode="tel"
          width="short"
          label={intl.formatMessage(fieldMessages.phone)}
          optional={!wantsSms}
          hint={offersReminder ? intl.formatMessage(informationMessages.phoneHint) : undefined}
          autoComplete="tel"
        />
        {offersReminder && (
          <Checkbox
            {...box('smsOptIn')}
            label={intl.formatMessage(fieldMessages.smsOptIn, { hours: site.reminderHoursBefore })}
            hint={smsDisclosure}
          />
        )}
        <TextField
          {...text('company')}
          label={intl.formatMessage(fieldMessages.company)}
          optional
          autoComplete="organization"
        />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.emergencyGroup)}>
        <TextField
          {...text('emergencyContactName')}
          label={intl.formatMessage(fieldMessages.emergencyContactName)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...text('emergencyContactPhone')}
          type="tel"
          inputMode="tel"
          width="short"
          label={intl.formatMessage(fieldMessages.emergencyContactPhone)}
          autoComplete="off"
        />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.accountGroup)}>
        <AccountFields form={form} passwordsLost={passwordsLost} />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.termsGroup)}>
        <BookingTerms site={site} />
        <Checkbox {...box('terms')} label={intl.formatMessage(fieldMessages.terms)} />
      </FormGroup>
      <ButtonRow>
        <Button type="submit" variant="primary">
          <FormattedMessage {...informationMessages.continueToPayment} />
        </Button>
      </ButtonRow>
    </form>
  );
}
