import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import type { PaymentStatus } from '../../../graphql/schema.generated';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { bookingMessages as messages } from './office-bookings.messages';
import {
  OfficeBookingEditedDocument,
  useBookingCancelMutation,
  useBookingMoveMutation,
  useBookingPaymentSetMutation,
  useBookingRestoreMutation,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';
import { useListsChanged } from './use-students';

/** What was done, in words, and how to take it back. */
export interface Done {
  text: string;
  undo?: () => void;
}

const paymentDone = {
  paid: messages.markedPaid,
  pending: messages.markedPending,
  // What was paid is to be paid no more.
  cancelled: messages.markedRefunded,
} as const satisfies Record<PaymentStatus, unknown>;

interface BookingChanges {
  setPayment: (booking: OfficeBookingFragment, to: PaymentStatus) => Promise<void>;
  cancel: (booking: OfficeBookingFragment) => Promise<void>;
  restore: (booking: OfficeBookingFragment) => Promise<void>;
  /** @returns whether it moved */
  move: (booking: OfficeBookingFragment, classInstanceId: string) => Promise<boolean>;
}

/** What the office does to one booking. Rows change in place; every change can be taken back. */
export function useBookingChanges(
  onDone: (done: Done, booking: OfficeBookingFragment) => void,
  onFailed: (text: string) => void,
): BookingChanges {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const client = useApolloClient();
  const listsChanged = useListsChanged();
  const atWork = useRef(new Set<string>());
  const [setPaymentOf] = useBookingPaymentSetMutation();
  const [cancelOne] = useBookingCancelMutation();
  const [restoreOne] = useBookingRestoreMutation();
  const [moveOne] = useBookingMoveMutation();

  const fail = async ({ id }: OfficeBookingFragment, error: unknown) => {
    const { code, text } = readFailure(error);
    if (code === 'CONFLICT') {
      // The row takes the other edition from the cache.
      await client
        .query({
          query: OfficeBookingEditedDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        })
        .catch(() => undefined);
      onFailed(intl.formatMessage(messages.conflict));
    } else if (code === 'NOT_FOUND') {
      listsChanged('bookings', 'bookableClasses');
      onFailed(intl.formatMessage(messages.gone));
    } else onFailed(text ?? intl.formatMessage(messages.changeFailed));
  };

  const attempt = async (
    booking: OfficeBookingFragment,
    work: () => Promise<OfficeBookingFragment | undefined>,
    doneOf: (changed: OfficeBookingFragment) => Done,
  ): Promise<boolean> => {
    // Once only, however often a button is pressed before the answer is there.
    if (atWork.current.has(booking.id)) return false;
    atWork.current.add(booking.id);
    try {
      const changed = await work();
      listsChanged('bookableClasses');
      if (changed) onDone(doneOf(changed), changed);
      return true;
    } catch (error) {
      await fail(booking, error);
      return false;
    } finally {
      atWork.current.delete(booking.id);
    }
  };

  const nameOf = (booking: OfficeBookingFragment) => ({ name: intl.formatMessage(messages.person, booking) });

  const changes: BookingChanges = {
    setPayment: async (booking, to) => {
      const { id, version, paymentStatus } = booking;
      await attempt(
        booking,
        async () =>
          (await setPaymentOf({ variables: { input: { id, version, paymentStatus: to } } })).data
            ?.setBookingPayment,
        (changed) => ({
          text: intl.formatMessage(paymentDone[to], nameOf(changed)),
          undo: () => void changes.setPayment(changed, paymentStatus),
        }),
      );
    },
    cancel: async (booking) => {
      const { id, version } = booking;
      await attempt(
        booking,
        async () => (await cancelOne({ variables: { input: { id, version } } })).data?.cancelBooking,
        (changed) => ({
          text: intl.formatMessage(messages.cancelledDone, nameOf(changed)),
          undo: () => void changes.restore(changed),
        }),
      );
    },
    restore: async (booking) => {
      const { id, version } = booking;
      await attempt(
        booking,
        async () => (await restoreOne({ variables: { input: { id, version } } })).data?.restoreBooking,
        (changed) => ({ text: intl.formatMessage(messages.restoredDone, nameOf(changed)) }),
      );
    },
    move: (booking, classInstanceId) => {
      const { id, version, classInstance: from } = booking;
      return attempt(
        booking,
        async () =>
          (await moveOne({ variables: { input: { id, version, classInstanceId } } })).data?.moveBooking,
        (changed) => ({
          text: intl.formatMessage(messages.movedDone, {
            ...nameOf(changed),
            date: formats.instant(changed.classInstance.startsAt, changed.classInstance.timeZone),
          }),
          undo: () => void changes.move(changed, from.id),
        }),
      );
    },
  };
  return changes;
}
