import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { dateIn } from '../../../../i18n/office/office-zone';
import { inputFrom } from '../../../../ui/forms/form-input';
import { valuesFrom } from '../../../../ui/office/forms/form-values';
import { Panel } from '../../../../ui/office/page/Panel';
import { bookingListMessages } from '../booking-list.messages';
import { BookingValuesForm } from './BookingValuesForm';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from '../DetailPage.module.css';
import { amountForm, paymentForm, refundForm, type PaymentValues } from './payment-form';
import { paymentMessages as messages } from './payment.messages';
import type { BookingChanges } from '../actions/use-booking-changes';

interface BookingPaymentProps {
  booking: OfficeBookingFragment;
  changes: BookingChanges;
}

/** Changes the amount of a booking, and records or corrects how and when it was paid and refunded. */
export function BookingPayment({ booking, changes }: BookingPaymentProps) {
  const formats = useOfficeFormats();
  const { refundedOn, paidOn, paymentStatus, paymentSummary, classInstance } = booking;
  const [today] = useState(() => dateIn(classInstance.timeZone));
  const recordPayment = (typed: PaymentValues) => {
    const { paidOn: typedDate, ...input } = inputFrom(paymentForm, typed);
    // For an unpaid booking an empty date means today.
    const isKnown = typedDate !== null || paymentStatus === 'paid';
    return changes.recordPayment(booking, { ...input, ...(isKnown && { paidOn: typedDate }) });
  };
  return (
    <Panel heading={<FormattedMessage {...bookingListMessages.payment} />}>
      <div className={styles.body}>
        {refundedOn === null ? (
          <>
            <BookingValuesForm
              form={amountForm}
              booking={booking}
              valuesOf={(each) => valuesFrom(amountForm, each)}
              idPrefix="amount-"
              saveLabel={messages.saveAmount}
              onSave={(typed) => changes.setAmount(booking, inputFrom(amountForm, typed).amountCents)}
            />
            <BookingValuesForm
              form={paymentForm}
              booking={booking}
              valuesOf={(each) => valuesFrom(paymentForm, each)}
              idPrefix="payment-"
              saveLabel={paymentStatus === 'paid' ? messages.save : messages.markPaid}
              prompts={{ paymentMethod: messages.unknown }}
              onSave={recordPayment}
            />
          </>
        ) : (
          <p>
            <FormattedMessage {...messages.refunded} values={{ date: formats.date(refundedOn) }} />
          </p>
        )}
        {refundedOn !== null && paidOn !== null && (
          <p>
            <FormattedMessage {...messages.wasPaid} values={{ date: formats.date(paidOn) }} />
          </p>
        )}
        {(refundedOn !== null || paymentSummary === 'refundDue') && (
          <BookingValuesForm
            form={refundForm}
            booking={booking}
            valuesOf={(each) => ({ refundedOn: each.refundedOn ?? today })}
            idPrefix="refund-"
            saveLabel={refundedOn === null ? messages.markRefunded : messages.saveRefund}
            onSave={(typed) => changes.recordRefund(booking, inputFrom(refundForm, typed).refundedOn)}
          />
        )}
      </div>
    </Panel>
  );
}
