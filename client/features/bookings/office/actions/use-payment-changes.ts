import { useIntl } from 'react-intl';

import type { PaymentStatus, SetBookingPaymentInput } from '../../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { bookingWordMessages } from '../../../../ui/office/texts/booking-words.messages';
import { previousPayment } from '../../../previous-payment';
import { useBookingAmountSetMutation, useBookingRefundMutation } from '../booking/BookingPage.generated';
import { paymentMessages } from '../booking/payment.messages';
import { bookingMessages as messages } from '../office-bookings.messages';
import { useBookingPaymentSetMutation, type OfficeBookingFragment } from '../OfficeBookings.generated';
import { hasReceipt } from './booking-rows';
import { hasValues, type AttemptResult, type BookingAttempt } from './use-booking-attempt';

const messagesOfPayment = {
  paid: bookingWordMessages.markedPaid,
  pending: bookingWordMessages.markedPending,
} as const;

type PaymentNote = Pick<SetBookingPaymentInput, 'paymentMethod' | 'paidOn' | 'paymentReference'>;

export interface PaymentChanges {
  setPayment: (booking: OfficeBookingFragment, to: 'paid' | 'pending') => Promise<void>;
  /** Marks it as paid, with the known details of the payment. */
  recordPayment: (booking: OfficeBookingFragment, note: PaymentNote) => Promise<AttemptResult>;
  /** Records the refund of a payment, today. */
  refund: (booking: OfficeBookingFragment) => Promise<void>;
  /** Records the refund of a payment on a date, or corrects that date. */
  recordRefund: (booking: OfficeBookingFragment, refundedOn: string) => Promise<AttemptResult>;
  setAmount: (booking: OfficeBookingFragment, amountCents: number) => Promise<AttemptResult>;
}

interface PaymentOptions {
  hasFields?: boolean;
  isUndo?: boolean;
}

/** @param mailReceipt mails the receipt of a paid booking */
export function usePaymentChanges(
  attempt: BookingAttempt,
  mailReceipt: (booking: OfficeBookingFragment) => void,
): PaymentChanges {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const [setPaymentOf] = useBookingPaymentSetMutation();
  const [refundOne] = useBookingRefundMutation();
  const [setAmountOf] = useBookingAmountSetMutation();

  const sendPayment = (
    booking: OfficeBookingFragment,
    payment: PaymentNote & { paymentStatus: PaymentStatus },
    done: typeof bookingWordMessages.markedPaid,
    { hasFields, isUndo = false }: PaymentOptions = {},
  ): Promise<AttemptResult> =>
    attempt(
      booking,
      ({ id, version }) => ({
        send: async () =>
          (await setPaymentOf({ variables: { input: { id, version, ...payment } } })).data?.setBookingPayment,
        isMade: hasValues(payment),
        outcomeOf: (changed, name) => ({
          text: intl.formatMessage(done, { name }),
          ...(!isUndo && booking.paymentStatus !== 'paid' && hasReceipt(changed) && receiptOf(changed)),
          undo: () => void restorePayment(changed, booking),
        }),
      }),
      { hasFields },
    );

  /** The step that mails the receipt of a booking that is paid now. */
  const receiptOf = (changed: OfficeBookingFragment): Pick<ToastContent, 'next'> => ({
    next: {
      text: intl.formatMessage(bookingWordMessages.mailReceipt),
      start: () => mailReceipt(changed),
    },
  });

  /** Restores the previous payment with all its details. */
  const restorePayment = async (changed: OfficeBookingFragment, before: OfficeBookingFragment) => {
    const { paymentStatus, refundedOn } = before;
    if (refundedOn !== null) await sendRefund(changed, refundedOn);
    else
      await sendPayment(
        changed,
        previousPayment(before),
        paymentStatus === 'paid' ? bookingWordMessages.markedPaid : bookingWordMessages.markedPending,
        { isUndo: true },
      );
  };

  /** @param refundedOn default: today */
  const sendRefund = (
    booking: OfficeBookingFragment,
    refundedOn?: string,
    hasFields = false,
  ): Promise<AttemptResult> =>
    attempt(
      booking,
      ({ id, version }) => {
        const input = { id, version, ...(refundedOn !== undefined && { refundedOn }) };
        return {
          send: async () => (await refundOne({ variables: { input } })).data?.refundBooking,
          isMade: ({ refundedOn: recorded }) => recorded !== null && recorded === (refundedOn ?? recorded),
          outcomeOf: (changed, name) => ({
            text: intl.formatMessage(messages.markedRefunded, { name }),
            undo: () => void restorePayment(changed, booking),
          }),
        };
      },
      { hasFields },
    );

  const setAmount = (booking: OfficeBookingFragment, amountCents: number): Promise<AttemptResult> =>
    attempt(
      booking,
      ({ id, version }) => ({
        send: async () =>
          (await setAmountOf({ variables: { input: { id, version, amountCents } } })).data?.setBookingAmount,
        isMade: hasValues({ amountCents }),
        outcomeOf: (changed, name) => {
          const values = { name, amount: formats.amount(changed.amountCents) };
          return {
            text: intl.formatMessage(paymentMessages.amountDone, values),
            undo: () => void setAmount(changed, booking.amountCents),
          };
        },
      }),
      { hasFields: true },
    );

  return {
    setPayment: async (booking, to) => {
      await sendPayment(booking, { paymentStatus: to }, messagesOfPayment[to]);
    },
    recordPayment: (booking, note) =>
      sendPayment(booking, { ...note, paymentStatus: 'paid' }, messages.paymentNoted, { hasFields: true }),
    refund: async (booking) => {
      await sendRefund(booking);
    },
    recordRefund: (booking, refundedOn) => sendRefund(booking, refundedOn, true),
    setAmount,
  };
}
