import { useIntl } from 'react-intl';

import type { Failure } from '../../../graphql/failure';
import { previousPayment } from '../../../graphql/previous-payment';
import type { PaymentStatus, SetBookingPaymentInput } from '../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../i18n/office-formats';
import {
  useBookingAmountSetMutation,
  useBookingNotesSetMutation,
  useBookingRefundMutation,
} from './BookingPage.generated';
import { bookingNotesMessages } from './booking-notes.messages';
import { bookingMessages as messages } from './office-bookings.messages';
import {
  useBookingCancelMutation,
  useBookingMoveMutation,
  useBookingPaymentSetMutation,
  useBookingRestoreMutation,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';
import { paymentMessages } from './payment.messages';
import { takesPlace } from './takes-place';
import { notifyMessages } from './notify.messages';
import { useBookingAttempt, type ActionOutcome } from './use-booking-attempt';

const messagesOfPayment = { paid: messages.markedPaid, pending: messages.markedPending } as const;

type PaymentNote = Pick<SetBookingPaymentInput, 'paymentMethod' | 'paidOn' | 'paymentReference'>;

export interface FieldsResult {
  /** Undefined if it failed. */
  saved: OfficeBookingFragment | undefined;
  /** Errors by field. */
  problems: Failure['fields'];
}

interface FieldsCallbacks {
  onSaved?: (saved: OfficeBookingFragment) => void;
  onProblems?: (fields: Failure['fields']) => void;
}

export interface BookingChanges {
  setPayment: (booking: OfficeBookingFragment, to: 'paid' | 'pending') => Promise<void>;
  /** Marks it as paid, with the known details of the payment. */
  recordPayment: (booking: OfficeBookingFragment, note: PaymentNote) => Promise<FieldsResult>;
  setAmount: (booking: OfficeBookingFragment, amountCents: number) => Promise<FieldsResult>;
  setNotes: (booking: OfficeBookingFragment, notes: string | null) => Promise<FieldsResult>;
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
export interface NotifyOptions {
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

/** Runs a change of fields. @returns the saved booking, or the errors */
async function resultOf(change: (callbacks: Required<FieldsCallbacks>) => Promise<boolean>) {
  const result: FieldsResult = { saved: undefined, problems: {} };
  await change({
    onSaved: (saved) => {
      result.saved = saved;
    },
    onProblems: (problems) => {
      result.problems = problems;
    },
  });
  return result;
}

/** The changes that the office makes to one booking. Rows are updated in place; every change can be undone. */
export function useBookingChanges(
  onDone: (done: ActionOutcome, booking: OfficeBookingFragment) => void,
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

  const nameOf = (booking: OfficeBookingFragment) => ({ name: intl.formatMessage(messages.person, booking) });

  const sendPayment = (
    booking: OfficeBookingFragment,
    payment: PaymentNote & { paymentStatus: PaymentStatus },
    done: typeof messages.markedPaid,
    { onSaved, onProblems }: FieldsCallbacks = {},
  ): Promise<boolean> => {
    const { id, version } = booking;
    return attempt(
      booking,
      async () =>
        (await setPaymentOf({ variables: { input: { id, version, ...payment } } })).data?.setBookingPayment,
      (changed) => {
        onSaved?.(changed);
        return {
          text: intl.formatMessage(done, nameOf(changed)),
          undo: () => void restorePayment(changed, booking),
        };
      },
      { onProblems },
    );
  };

  /** Restores the previous payment with all its details. */
  const restorePayment = async (changed: OfficeBookingFragment, before: OfficeBookingFragment) => {
    const { paymentStatus, refundedOn } = before;
    if (refundedOn !== null) await recordRefund(changed, refundedOn);
    else
      await sendPayment(
        changed,
        previousPayment(before),
        paymentStatus === 'paid' ? messages.markedPaid : messages.markedPending,
      );
  };

  /** @param refundedOn default: today */
  const recordRefund = async (booking: OfficeBookingFragment, refundedOn?: string) => {
    const { id, version } = booking;
    const input = { id, version, ...(refundedOn !== undefined && { refundedOn }) };
    await attempt(
      booking,
      async () => (await refundOne({ variables: { input } })).data?.refundBooking,
      (changed) => ({
        text: intl.formatMessage(messages.markedRefunded, nameOf(changed)),
        undo: () => void restorePayment(changed, booking),
      }),
    );
  };

  const changes: BookingChanges = {
    setPayment: async (booking, to) => {
      await sendPayment(booking, { paymentStatus: to }, messagesOfPayment[to]);
    },
    recordPayment: (booking, note) =>
      resultOf((callbacks) =>
        sendPayment(booking, { ...note, paymentStatus: 'paid' }, messages.paymentNoted, callbacks),
      ),
    setAmount: (booking, amountCents) =>
      resultOf(({ onSaved, onProblems }) => {
        const { id, version } = booking;
        return attempt(
          booking,
          async () =>
            (await setAmountOf({ variables: { input: { id, version, amountCents } } })).data
              ?.setBookingAmount,
          (changed) => {
            onSaved(changed);
            const values = { ...nameOf(changed), amount: formats.amount(changed.amountCents) };
            return {
              text: intl.formatMessage(paymentMessages.amountDone, values),
              undo: () => void changes.setAmount(changed, booking.amountCents),
            };
          },
          { onProblems },
        );
      }),
    setNotes: (booking, notes) =>
      resultOf(({ onSaved, onProblems }) => {
        const { id, version } = booking;
        return attempt(
          booking,
          async () =>
            (await setNotesOf({ variables: { input: { id, version, notes } } })).data?.setBookingNotes,
          (changed) => {
            onSaved(changed);
            return {
              text: intl.formatMessage(bookingNotesMessages.done, nameOf(changed)),
              undo: () => void changes.setNotes(changed, booking.notes),
            };
          },
          { onProblems },
        );
      }),
    refund: (booking) => recordRefund(booking),
    cancel: async (booking, notifyOptions) => {
      const { id, version } = booking;
      const input = { id, version, ...notifyInput(notifyOptions) };
      await attempt(
        booking,
        async () => (await cancelOne({ variables: { input } })).data?.cancelBooking,
        (changed) => ({
          text: sentences(intl.formatMessage(messages.cancelledDone, nameOf(changed)), notifyOptions),
          ...(takesPlace(changed.classInstance) && {
            undo: () => void changes.restore(changed, { ...notifyOptions, isUndo: true }),
          }),
        }),
      );
    },
    restore: async (booking, notifyOptions) => {
      const { id, version } = booking;
      const input = { id, version, ...notifyInput(notifyOptions) };
      await attempt(
        booking,
        async () => (await restoreOne({ variables: { input } })).data?.restoreBooking,
        (changed) => ({
          text: sentences(intl.formatMessage(messages.restoredDone, nameOf(changed)), notifyOptions),
        }),
        notifyOptions,
      );
    },
    move: (booking, classInstanceId, notifyOptions) => {
      const { id, version, classInstance: from } = booking;
      const input = { id, version, classInstanceId, ...notifyInput(notifyOptions) };
      return attempt(
        booking,
        async () => (await moveOne({ variables: { input } })).data?.moveBooking,
        (changed) => {
          const { startsAt, timeZone } = changed.classInstance;
          const values = { ...nameOf(changed), date: formats.instant(startsAt, timeZone) };
          return {
            text: sentences(intl.formatMessage(messages.movedDone, values), notifyOptions),
            ...(takesPlace(from) && {
              undo: () => void changes.move(changed, from.id, { ...notifyOptions, isUndo: true }),
            }),
          };
        },
        notifyOptions,
      );
    },
  };
  return changes;
}
