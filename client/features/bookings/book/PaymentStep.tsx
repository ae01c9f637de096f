import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { Notice } from '../../../ui/elements/Notice';
import { classSummaryMessages } from '../class-summary.messages';
import type { BookingSite } from './booking-site';
import type { BookingFailure } from './booking-steps';
import { BookingReview } from './BookingReview';
import type { BookingField, BookingValues } from './booking-fields';
import { SectionGroup } from '../../../ui/forms/FormGroup';
import styles from '../../../ui/forms/FormGroup.module.css';
import { paymentMessages } from './payment.messages';
import { loadConfirmationPage } from '../load-pages';
import { PaymentFailure } from './PaymentFailure';

interface PaymentStepProps {
  values: BookingValues;
  offersReminder: boolean;
  priceCents: number;
  site: BookingSite;
  isBusy: boolean;
  failure: BookingFailure | null;
  /** Goes to the field on the Information step. */
  onChange: (field: BookingField) => void;
  onBack: () => void;
  onConfirm: () => void;
}

/** The second step: check the values, payment information, confirm. Asks for no card. */
export function PaymentStep({
  values,
  offersReminder,
  priceCents,
  site,
  isBusy,
  failure,
  onChange,
  onBack,
  onConfirm,
}: PaymentStepProps) {
  const intl = useIntl();
  const formats = useFormats();
  const confirmButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Loaded before booking, so that the next page cannot fail to load after a seat was booked.
    loadConfirmationPage().catch(() => undefined);
  }, []);
  const retry = () => {
    // The notice is removed while the booking is sent, and the focus would be lost.
    confirmButton.current?.focus();
    onConfirm();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SectionGroup id="answers" heading={intl.formatMessage(paymentMessages.answers)}>
        <BookingReview
          values={values}
          reminderHoursBefore={offersReminder ? site.reminderHoursBefore : undefined}
          onChange={onChange}
        />
      </SectionGroup>
      {priceCents === 0 ? (
        <Notice>
          <p>
            <strong>
              <FormattedMessage {...classSummaryMessages.freeOfCharge} />
            </strong>
          </p>
        </Notice>
      ) : (
        <SectionGroup id="payment" heading={intl.formatMessage(paymentMessages.paymentGroup)}>
          <Notice>
            <p>
              <strong>
                <FormattedMessage {...paymentMessages.nothingCharged} />
              </strong>
            </p>
            <p>
              <FormattedMessage
                {...paymentMessages.amountDue}
                values={{ amount: formats.money(priceCents), strong: (chunks) => <strong>{chunks}</strong> }}
              />
            </p>
            <p>
              <FormattedMessage
                {...paymentMessages.howToPay}
                values={{ email: values.email.trim(), em: (chunks) => <em>{chunks}</em> }}
              />
            </p>
          </Notice>
        </SectionGroup>
      )}
      {failure && (
        <PaymentFailure failure={failure} values={values} site={site} onRetry={retry} onChange={onChange} />
      )}
      <ButtonRow>
        <Button
          ref={confirmButton}
          type="submit"
          // The same request would fail again.
          variant={failure === 'alreadyBooked' ? 'secondary' : 'primary'}
          busy={isBusy}
          busyLabel={intl.formatMessage(paymentMessages.confirming)}
        >
          <FormattedMessage {...paymentMessages.confirm} />
        </Button>
        <Button onClick={onBack} disabled={isBusy}>
          <FormattedMessage {...paymentMessages.back} />
        </Button>
      </ButtonRow>
      <p role="status" className="visually-hidden">
        {isBusy && intl.formatMessage(paymentMessages.confirming)}
      </p>
    </form>
  );
}
