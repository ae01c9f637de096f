import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import { readFailure, type Failure } from '../../../graphql/failure';
import { previousPayment } from '../../../graphql/previous-payment';
import type { PaymentStatus, SetBookingPaymentInput } from '../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { useOneAtATimePerKey } from '../../../ui/office/use-one-at-a-time-per-key';
import { bookingListMessages } from './booking-list.messages';
import { bookingEventMessages } from './booking-page.messages';
import { BookingHistoryDocument, useBookingRefundMutation } from './BookingPage.generated';
import { bookingMessages as messages } from './office-bookings.messages';
import {
  OfficeBookingEditedDocument,
  useBookingCancelMutation,
  useBookingMoveMutation,
  useBookingPaymentSetMutation,
  useBookingRestoreMutation,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';
import { takesPlace } from './takes-place';
import { notifyMessages } from './notify.messages';
import { useInvalidateLists } from './use-invalidate-lists';

/** The text for a change, and its undo function if it can be undone. */
export interface ActionOutcome {
  text: string;
  undo?: () => void;
}

const messagesOfPayment = { paid: messages.markedPaid, pending: messages.markedPending } as const;

type PaymentNote = Pick<SetBookingPaymentInput, 'paymentMethod' | 'paidOn' | 'paymentReference'>;

interface PaymentNoteResult {
  /** Undefined if it failed. */
  saved: OfficeBookingFragment | undefined;
  /** Errors of the payment note by field. */
  problems: Failure['fields'];
}

interface AttemptOptions {
  onProblems?: ((fields: Failure['fields']) => void) | undefined;
  /** Takes a seat again that had become free. */
  isUndo?: boolean | undefined;
}

interface PaymentCallbacks {
  onSaved?: (saved: OfficeBookingFragment) => void;
  onProblems?: (fields: Failure['fields']) => void;
}

export interface BookingChanges {
  setPayment: (booking: OfficeBookingFragment, to: 'paid' | 'pending') => Promise<void>;
  /** Marks it as paid, with the known details of the payment. */
  recordPayment: (booking: OfficeBookingFragment, note: PaymentNote) => Promise<PaymentNoteResult>;
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

/** The changes that the office makes to one booking. Rows are updated in place; every change can be undone. */
export function useBookingChanges(
  onDone: (done: ActionOutcome, booking: OfficeBookingFragment) => void,
  onFailed: (text: string) => void,
): BookingChanges {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const client = useApolloClient();
  const invalidateLists = useInvalidateLists();
  const runFor = useOneAtATimePerKey();
  const [setPaymentOf] = useBookingPaymentSetMutation();
  const [refundOne] = useBookingRefundMutation();
  const [cancelOne] = useBookingCancelMutation();
  const [restoreOne] = useBookingRestoreMutation();
  const [moveOne] = useBookingMoveMutation();

  /** Who has changed a booking meanwhile, according to the audit log. */
  const whoChanged = async (id: string): Promise<string> => {
    const history = await client
      .query({ query: BookingHistoryDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const last = history?.data?.bookingHistory.findLast(({ actorName }) => actorName !== null);
    if (!last?.actorName) return intl.formatMessage(messages.conflict);
    const what = intl.formatMessage(bookingEventMessages[last.kind]);
    return intl.formatMessage(messages.conflictWith, { who: last.actorName, what });
  };

  const fail = async ({ id }: OfficeBookingFragment, error: unknown, isUndo: boolean) => {
    const { code, text, fields } = readFailure(error);
    if (code === 'CONFLICT') {
      // The row displays the new version from the cache.
      await client
        .query({
          query: OfficeBookingEditedDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        })
        .catch(() => undefined);
      onFailed(await whoChanged(id));
    } else if (code === 'NOT_FOUND') {
      invalidateLists('bookings', 'bookableClasses');
      onFailed(intl.formatMessage(messages.gone));
    } else if (code === 'CLASS_FULL' && isUndo) onFailed(intl.formatMessage(messages.seatGone));
    else if (code === 'NETWORK') onFailed(intl.formatMessage(bookingListMessages.offline));
    else onFailed(fields['id'] ?? text ?? intl.formatMessage(messages.changeFailed));
  };

  const attempt = async (
    booking: OfficeBookingFragment,
    work: () => Promise<OfficeBookingFragment | undefined>,
    outcomeOf: (changed: OfficeBookingFragment) => ActionOutcome,
    { onProblems, isUndo = false }: AttemptOptions = {},
  ): Promise<boolean> => {
    const isDone = await runFor(booking.id, async () => {
      try {
        const changed = await work();
        invalidateLists('bookableClasses');
        if (changed) onDone(outcomeOf(changed), changed);
        return true;
      } catch (error) {
        const { fields } = readFailure(error);
        if (onProblems && Object.keys(fields).length > 0) onProblems(fields);
        else await fail(booking, error, isUndo);
        return false;
      }
    });
    return isDone ?? false;
  };

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
    { onSaved, onProblems }: PaymentCallbacks = {},
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
    recordPayment: async (booking, note) => {
      let saved: OfficeBookingFragment | undefined;
      let problems: Failure['fields'] = {};
      await sendPayment(booking, { ...note, paymentStatus: 'paid' }, messages.paymentNoted, {
        onSaved: (changed) => {
          saved = changed;
        },
        onProblems: (fields) => {
          problems = fields;
        },
      });
      return { saved, problems };
    },
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
