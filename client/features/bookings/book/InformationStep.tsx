import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../../ui/elements/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { TextField } from '../../../ui/forms/TextField';
import { EmailField } from '../../../ui/forms/EmailField';
import { classSummaryMessages } from '../class-summary.messages';
import type { BookingSite } from './booking-site';
import { AccountFields } from './AccountFields';
import { BookingTerms } from './BookingTerms';
import { informationMessages } from './booking-form.messages';
import type { BookingFormState } from './booking-fields';
import { FormGroup } from '../../../ui/forms/FormGroup';
import styles from '../../../ui/forms/FormGroup.module.css';
import step from './InformationStep.module.css';

interface InformationStepProps {
  form: BookingFormState;
  smsDisclosure: string;
  site: BookingSite;
  /** The class is free. */
  isFree: boolean;
  /** A text message can still be sent before the class. */
  offersReminder: boolean;
  /** False for a logged-in guest. */
  offersAccount: boolean;
  /** The passwords were typed before a reload and have to be typed again. */
  passwordsLost: boolean;
  onSubmit: () => void;
}

/** The first step: attendee, emergency contact, account, terms. */
export function InformationStep({
  form,
  smsDisclosure,
  site,
  isFree,
  offersReminder,
  offersAccount,
  passwordsLost,
  onSubmit,
}: InformationStepProps) {
  const intl = useIntl();
  const wantsSms = form.values.textNotifications;
  const { text, box } = form;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormGroup legend={intl.formatMessage(informationMessages.attendeeGroup)}>
        <TextField
          {...text('firstName')}
          hint={intl.formatMessage(informationMessages.firstNameHint)}
          autoComplete="given-name"
        />
        <TextField {...text('lastName')} autoComplete="family-name" />
        <EmailField
          {...text('email')}
          hint={intl.formatMessage(informationMessages.emailHint)}
          autoComplete="email"
        />
        <TextField
          {...text('phone')}
          optional={!wantsSms}
          hint={offersReminder ? intl.formatMessage(informationMessages.phoneHint) : undefined}
          autoComplete="tel"
        />
        {offersReminder && <Checkbox {...box('textNotifications')} hint={smsDisclosure} />}
        <TextField {...text('companyName')} autoComplete="organization" />
      </FormGroup>
      <FormGroup legend={intl.formatMessage(informationMessages.emergencyGroup)}>
        <TextField {...text('emergencyContactName')} autoComplete="off" />
        <TextField {...text('emergencyContactPhone')} autoComplete="off" />
      </FormGroup>
      {offersAccount && (
        <FormGroup legend={intl.formatMessage(informationMessages.accountGroup)}>
          <AccountFields form={form} passwordsLost={passwordsLost} />
        </FormGroup>
      )}
      <FormGroup legend={intl.formatMessage(informationMessages.termsGroup)}>
        <BookingTerms site={site} isFree={isFree} />
        <Checkbox {...box('agreeToTerms')} />
      </FormGroup>
      <div className={step.action}>
        <ButtonRow>
          <Button type="submit" variant="primary" aria-describedby="paid-now">
            <FormattedMessage {...informationMessages[isFree ? 'continue' : 'continueToPayment']} />
          </Button>
        </ButtonRow>
        <p id="paid-now">
          <FormattedMessage
            {...(isFree ? classSummaryMessages.freeOfCharge : informationMessages.nothingToday)}
          />
        </p>
      </div>
    </form>
  );
}
