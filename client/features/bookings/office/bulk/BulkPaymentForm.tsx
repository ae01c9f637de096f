import { useEffect, useId, type SyntheticEvent } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { Button, ButtonRow } from '../../../../ui/elements/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { inputFrom } from '../../../../ui/forms/form-input';
import { useForm } from '../../../../ui/forms/use-form';
import { changedFields } from '../../../../ui/office/forms/form-changes';
import { FormFields } from '../../../../ui/office/forms/FormFields';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { unsavedMessages } from '../../../../ui/office/forms/unsaved.messages';
import { whileSending } from '../../../../ui/office/forms/while-sending';
import { bookingListMessages } from '../booking-list.messages';
import { paymentForm, type PaymentValues } from '../booking/payment-form';
import { paymentMessages } from '../booking/payment.messages';
import panel from '../ListPanel.module.css';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from './BulkBar.module.css';
import { bulkMessages as messages } from './bulk-bookings.messages';
import type { BulkPayment } from './bulk-payment';
import type { BulkTask } from './use-bulk-task';

interface BulkPaymentFormProps {
  heading?: MessageDescriptor;
  bookings: readonly OfficeBookingFragment[];
  isBusy: boolean;
  /** What was typed when it was open before. */
  typed: PaymentValues | undefined;
  onTyped: (values: PaymentValues) => void;
  onSave: (payment: BulkPayment, onFieldErrors: BulkTask['onFieldErrors']) => Promise<void>;
  onClose: () => void;
}

/** Marks several bookings as paid, with how and when: one check for a crew. */
export function BulkPaymentForm({
  heading = bookingListMessages.payment,
  bookings,
  isBusy,
  typed,
  onTyped,
  onSave,
  onClose,
}: BulkPaymentFormProps) {
  const headingId = useId();
  const form = useForm({
    form: paymentForm,
    initial: typed ?? paymentForm.initial,
    idPrefix: 'bulk-payment-',
    onValues: onTyped,
  });
  const isDirty = changedFields(paymentForm, form.values, paymentForm.initial).length > 0;
  const count = bookings.length;
  const paidCount = bookings.filter(({ paymentStatus }) => paymentStatus === 'paid').length;

  useEffect(() => document.getElementById(headingId)?.focus(), [headingId]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const values = form.validate();
    if (!values) return;
    const { paymentMethod, paidOn, paymentReference } = inputFrom(paymentForm, values);
    // Null would remove what is noted of those that are paid already.
    const payment = {
      ...(paymentMethod !== null && { paymentMethod }),
      ...(paidOn !== null && { paidOn }),
      ...(paymentReference !== null && { paymentReference }),
    };
    void onSave(payment, form.setServerErrors);
  };
  return (
    <form className={panel.inline} noValidate onSubmit={submit} {...whileSending(isBusy)}>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
      <h3 id={headingId} tabIndex={-1}>
        <FormattedMessage {...heading} />
      </h3>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {paidCount > 0 && (
        <p>
          <FormattedMessage {...messages.paidKeep} values={{ count: paidCount }} />
        </p>
      )}
      <div className={styles.fields}>
        <FormFields
          state={form}
          hints={{ paidOn: messages.paidToday }}
          prompts={{ paymentMethod: paymentMessages.unknown }}
          autoComplete="off"
        />
      </div>
      <ButtonRow>
        <Button type="submit" size="small" variant="primary" busy={isBusy}>
          <FormattedMessage {...messages.markAllPaid} values={{ count }} />
        </Button>
        <Button size="small" onClick={onClose}>
          <FormattedMessage {...unsavedMessages.cancel} />
        </Button>
      </ButtonRow>
    </form>
  );
}
