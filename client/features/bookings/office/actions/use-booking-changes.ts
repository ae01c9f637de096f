import { useIntl } from 'react-intl';

import type { PaymentStatus, SetBookingPaymentInput } from '../../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../../i18n/office-formats';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { bookingWordMessages } from '../../../../ui/office/texts/booking-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { previousPayment } from '../../../previous-payment';
import {
  useBookingAmountSetMutation,
  useBookingNotesSetMutation,
  useBookingRefundMutation,
} from '../booking/BookingPage.generated';
import { isSame } from '../../../../ui/office/forms/form-values';
import { bookingNotesMessages } from '../booking/booking-notes.messages';
import { bookingMessages as messages } from '../office-bookings.messages';
import {
  useBookingCancelMutation,
  useBookingMoveMutation,
  useBookingPaymentSetMutation,
  useBookingRestoreMutation,
  type OfficeBookingFragment,
} from '../OfficeBookings.generated';
import { paymentMessages } from '../booking/payment.messages';
import { takesPlace } from '../class-progress';
import { notifyMessages } from './notify.messages';
import { useBookingAttempt, type AttemptResult } from './use-booking-attempt';

const messagesOfPayment = {
  paid: bookingWordMessages.markedPaid,
  pending: bookingWordMessages.markedPending,
} as const;

type PaymentNote = Pick<SetBookingPaymentInput, 'paymentMethod' | 'paidOn' | 'paymentReference'>;

export interface BookingChanges {
  setPayment: (booking: OfficeBookingFragment, to: 'paid' | 'pending') => Promise<void>;
  /** Marks it as paid, with the known details of the payment. */
  recordPayment: (booking: OfficeBookingFragment, note: PaymentNote) => Promise<AttemptResult>;
  setAmount: (booking: OfficeBookingFragment, amountCents: number) => Promise<AttemptResult>;
  setNotes: (booking: OfficeBookingFragment, notes: string | null) => Promise<AttemptResult>;
  /** Records the refund of a payment. */
  refund: (booking: OfficeBookingFragment) => Promise<void>;
  cancel: (booking: OfficeBookingFragment, notifyOptions: NotifyOptions) => Promise<void>;
  restore: (booking: OfficeBookingFragment, notifyOptions: NotifyOptions) => Promise<void>;
  /** @returns whether it was moved */
  move: (
    booking: OfficeBookingFragment,
    classInstanceId: string,
    notifyOptions: NotifyOptions,
  ) => Promise<boolean>;
}

/** Who is notified by email. */
interface NotifyOptions {
  notifyAttendee: boolean;
  /** The contact of the crew, if any. */
  notifyContact?: boolean;
  /** Undoes a change that they were notified of. */
  isUndo?: boolean;
}

/** Only true values, because nobody is notified by default. */
const notifyInput = ({ notifyAttendee, notifyContact = false }: NotifyOptions) => ({
  ...(notifyAttendee && { notifyAttendee }),
  ...(notifyContact && { notifyContact }),
});

/** Whether a booking has the values of an input; undefined ones were not sent. */
const hasValues =
  (values: Partial<OfficeBookingFragment>) =>
  (booking: OfficeBookingFragment): boolean =>
    Object.entries<unknown>(values).every(
      ([name, value]) => value === undefined || isSame(value, Reflect.get(booking, name)),
    );

/**
 * The changes that the office makes to one booking. Rows are updated in place, and lists are read again after a move; every
 * change can be undone.
 */
export function useBookingChanges(
  onDone: (done: ToastContent, booking: OfficeBookingFragment) => void,
  onFailed: (text: string) => void,
): BookingChanges {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const attempt = useBookingAttempt(onDone, onFailed);
  const [setPaymentOf] = useBookingPaymentSetMutation();
  const [refundOne] = useBookingRefundMutation();
  const [setAmountOf] = useBookingAmountSetMutation();
  const [setNotesOf] = useBookingNotesSetMutation();
  const [cancelOne] = useBookingCancelMutation();
  const [restoreOne] = useBookingRestoreMutation();
  const [moveOne] = useBookingMoveMutation();

  /** The text for the change, and whether the attendee is notified by email. */
  const sentences = (done: string, { notifyAttendee, isUndo = false }: NotifyOptions) => {
    const mail = isUndo ? notifyMessages.mailIfTold : notifyMessages.mail;
    return `${done} ${intl.formatMessage(notifyAttendee ? mail : notifyMessages.noMail)}`;
  };

  const nameOf = (booking: OfficeBookingFragment) => ({
    name: intl.formatMessage(wordMessages.person, booking),
  });

  const sendPayment = (
    booking: OfficeBookingFragment,
    payment: PaymentNote & { paymentStatus: PaymentStatus },
    done: typeof bookingWordMessages.markedPaid,
    hasFields = false,
  ): Promise<AttemptResult> =>
    attempt(
      booking,
      ({ id, version }) => ({
        send: async () =>
          (await setPaymentOf({ variables: { input: { id, version, ...payment } } })).data?.setBookingPayment,
        isMade: hasValues(payment),
        outcomeOf: (changed) => ({
          text: intl.formatMessage(done, nameOf(changed)),
          undo: () => void restorePayment(changed, booking),
        }),
      }),
      { hasFields },
    );

  /** Restores the previous payment with all its details. */
  const restorePayment = async (changed: OfficeBookingFragment, before: OfficeBookingFragment) => {
    const { paymentStatus, refundedOn } = before;
    if (refundedOn !== null) await recordRefund(changed, refundedOn);
    else
      await sendPayment(
        changed,
        previousPayment(before),
        paymentStatus === 'paid' ? bookingWordMessages.markedPaid : bookingWordMessages.markedPending,
      );
  };

  /** @param refundedOn default: today */
  const recordRefund = async (booking: OfficeBookingFragment, refundedOn?: string) => {
    await attempt(booking, ({ id, version }) => {
      const input = { id, version, ...(refundedOn !== undefined && { refundedOn }) };
      return {
        send: async () => (await refundOne({ variables: { input } })).data?.refundBooking,
        isMade: ({ refundedOn: recorded }) => recorded !== null && recorded === (refundedOn ?? recorded),
        outcomeOf: (changed) => ({
          text: intl.formatMessage(messages.markedRefunded, nameOf(changed)),
          undo: () => void restorePayment(changed, booking),
        }),
      };
    });
  };

  const changes: BookingChanges = {
    setPayment: async (booking, to) => {
      await sendPayment(booking, { paymentStatus: to }, messagesOfPayment[to]);
    },
    recordPayment: (booking, note) =>
      sendPayment(booking, { ...note, paymentStatus: 'paid' }, messages.paymentNoted, true),
    setAmount: (booking, amountCents) =>
      attempt(
        booking,
        ({ id, version }) => ({
          send: async () =>
            (await setAmountOf({ variables: { input: { id, version, amountCents } } })).data
              ?.setBookingAmount,
          isMade: hasValues({ amountCents }),
          outcomeOf: (changed) => {
            const values = { ...nameOf(changed), amount: formats.amount(changed.amountCents) };
            return {
              text: intl.formatMessage(paymentMessages.amountDone, values),
              undo: () => void changes.setAmount(changed, booking.amountCents),
            };
          },
        }),
        { hasFields: true },
      ),
    setNotes: (booking, notes) =>
      attempt(
        booking,
        ({ id, version }) => ({
          send: async () =>
            (await setNotesOf({ variables: { input: { id, version, notes } } })).data?.setBookingNotes,
          isMade: hasValues({ notes }),
          outcomeOf: (changed) => ({
            text: intl.formatMessage(bookingNotesMessages.done, nameOf(changed)),
            undo: () => void changes.setNotes(changed, booking.notes),
          }),
        }),
        { hasFields: true },
      ),
    refund: (booking) => recordRefund(booking),
    cancel: async (booking, notifyOptions) => {
      await attempt(booking, ({ id, version }) => ({
        send: async () => {
          const input = { id, version, ...notifyInput(notifyOptions) };
          return (await cancelOne({ variables: { input } })).data?.cancelBooking;
        },
        isMade: hasValues({ bookingStatus: 'cancelled' }),
        outcomeOf: (changed) => ({
          text: sentences(intl.formatMessage(messages.cancelledDone, nameOf(changed)), notifyOptions),
          ...(takesPlace(changed.classInstance) && {
            undo: () => void changes.restore(changed, { ...notifyOptions, isUndo: true }),
          }),
        }),
      }));
    },
    restore: async (booking, notifyOptions) => {
      await attempt(
        booking,
        ({ id, version }) => ({
          send: async () => {
            const input = { id, version, ...notifyInput(notifyOptions) };
            return (await restoreOne({ variables: { input } })).data?.restoreBooking;
          },
          isMade: hasValues({ bookingStatus: 'confirmed' }),
          outcomeOf: (changed) => ({
            text: sentences(intl.formatMessage(messages.restoredDone, nameOf(changed)), notifyOptions),
          }),
        }),
        notifyOptions,
      );
    },
    move: async (booking, classInstanceId, notifyOptions) => {
      const { classInstance: from } = booking;
      const { saved } = await attempt(
        booking,
        ({ id, version }) => ({
          send: async () => {
            const input = { id, version, classInstanceId, ...notifyInput(notifyOptions) };
            return (await moveOne({ variables: { input } })).data?.moveBooking;
          },
          isMade: ({ classInstance }) => classInstance.id === classInstanceId,
          outcomeOf: (changed) => {
            const { startsAt, timeZone } = changed.classInstance;
            const values = { ...nameOf(changed), date: formats.instant(startsAt, timeZone) };
            return {
              text: sentences(intl.formatMessage(messages.movedDone, values), notifyOptions),
              ...(takesPlace(from) && {
                undo: () => void changes.move(changed, from.id, { ...notifyOptions, isUndo: true }),
              }),
            };
          },
        }),
        notifyOptions,
      );
      return saved !== undefined;
    },
  };
  return changes;
}
