import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../../i18n/office-formats';
import { Button } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { withMyChanges } from '../../../ui/office/form-changes';
import { inputFrom } from '../../../ui/form-input';
import { valuesFrom } from '../../../ui/office/form-values';
import { FormFields } from '../../../ui/office/FormFields';
import { Panel } from '../../../ui/office/Panel';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useDraftForm } from '../../../ui/office/use-draft-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import styles from './OfficeBookingPage.module.css';
import { paymentForm, type PaymentValues } from './payment-form';
import { paymentMessages as messages } from './payment.messages';
import type { BookingChanges } from './use-booking-changes';

interface BookingPaymentProps {
  booking: OfficeBookingFragment;
  changes: BookingChanges;
}

/** Records or corrects how and when a booking was paid. */
export function BookingPayment({ booking, changes }: BookingPaymentProps) {
  const formats = useOfficeFormats();
  const { refundedOn, paidOn } = booking;
  return (
    <Panel heading={<FormattedMessage {...messages.heading} />}>
      <div className={styles.body}>
        {refundedOn !== null && (
          <p>
            <FormattedMessage {...messages.refunded} values={{ date: formats.date(refundedOn) }} />
          </p>
        )}
        {refundedOn !== null && paidOn !== null && (
          <p>
            <FormattedMessage {...messages.wasPaid} values={{ date: formats.date(paidOn) }} />
          </p>
        )}
        {refundedOn === null && <PaymentForm booking={booking} changes={changes} />}
      </div>
    </Panel>
  );
}

/** A new version, also from another account, replaces displayed values but not typed ones. */
function PaymentForm({ booking, changes }: BookingPaymentProps) {
  const { version, paymentStatus } = booking;
  const { isBusy, run } = useOneAtATime();
  const stored = valuesFrom(paymentForm, booking);
  const shown = useRef(stored);
  const { form, isDirty } = useDraftForm({
    form: paymentForm,
    initial: stored,
    idPrefix: 'payment-',
    subject: String(version),
  });

  const adoptVersion = useEffectEvent(() => {
    form.reset(withMyChanges(paymentForm, shown.current, stored, form.typed()));
    shown.current = stored;
  });
  useEffect(() => adoptVersion(), [version]);

  const send = async (typed: PaymentValues) => {
    const { paidOn, ...input } = inputFrom(paymentForm, typed);
    // For an unpaid booking an empty date means today.
    const isKnown = paidOn !== null || paymentStatus === 'paid';
    const { saved, problems } = await changes.recordPayment(booking, {
      ...input,
      ...(isKnown && { paidOn }),
    });
    if (saved) form.reset(withMyChanges(paymentForm, typed, valuesFrom(paymentForm, saved), form.typed()));
    else form.setServerErrors(problems);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (typed) void run(() => send(typed));
  };
  return (
    <form className={styles.payment} noValidate onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className={styles.fields}>
        <FormFields state={form} prompts={{ paymentMethod: messages.unknown }} autoComplete="off" />
        <Button
          type="submit"
          size="small"
          busy={isBusy}
          busyLabel={<FormattedMessage {...messages.saving} />}
        >
          <FormattedMessage {...(paymentStatus === 'paid' ? messages.save : messages.markPaid)} />
        </Button>
      </div>
    </form>
  );
}
