import { useApolloClient } from '@apollo/client/react';

import type { Attendance } from '../../../../schema/attendance.generated';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { bookingMessages } from '../office-bookings.messages';
import { mailCertificates, recordAttendance } from './bulk-attendance';
import { moveBookings } from './bulk-move';
import { now, type Bookings, type BulkNotifyOptions, type BulkRun } from './bulk-run';
import { mailReceipts, markPaid, type BulkPayment, type PaymentEvents } from './bulk-payment';
import { cancelling, changeStatus, refunding, restoring } from './bulk-status';
import { useBulkTask, type BulkProblem } from './use-bulk-task';

export interface BulkChanges {
  isBusy: boolean;
  problem: BulkProblem | undefined;
  clearProblem: () => void;
  markPaid: (bookings: Bookings, payment?: BulkPayment, events?: PaymentEvents) => Promise<void>;
  markRefunded: (bookings: Bookings) => void;
  cancel: (bookings: Bookings, notifyOptions: BulkNotifyOptions) => void;
  restore: (bookings: Bookings, notifyOptions: BulkNotifyOptions) => void;
  move: (bookings: Bookings, classInstanceId: string, notifyOptions: BulkNotifyOptions) => Promise<void>;
  /** @param isMailed those who attended are mailed their certificates */
  recordAttendance: (bookings: Bookings, attendance: Attendance | null, isMailed?: boolean) => void;
  /** Mails the certificates of those who attended. */
  mailCertificates: (bookings: Bookings) => void;
  /** Mails the receipts of paid and refunded bookings. */
  mailReceipts: (bookings: Bookings) => void;
}

/**
 * The changes that the office makes to several bookings at once; they can be undone.
 * @param onSettled the server has returned a result for each booking
 */
export function useBulkChanges(
  onDone: (done: ToastContent) => void,
  onFailed: (text: string) => void,
  onSettled: (ids: readonly string[]) => void,
): BulkChanges {
  const client = useApolloClient();
  const { begin, ...state } = useBulkTask(onDone, onFailed);

  const run: BulkRun = {
    send: async (mutation, input) => (await client.mutate({ mutation, variables: { input } })).data?.changes,
    begin: (task) =>
      begin({
        ...task,
        onSettled: () => {
          task.onSettled?.();
          onSettled(task.seen.map(({ id }) => id));
        },
      }),
    beginUndo: (changed, task) => void begin({ ...task, seen: now(changed), done: bookingMessages.undone }),
  };

  return {
    ...state,
    markPaid: (seen, payment = {}, events = {}) => markPaid(run, seen, payment, events),
    markRefunded: (seen) => void changeStatus(run, seen, refunding),
    cancel: (seen, notifyOptions) => void changeStatus(run, seen, cancelling, notifyOptions),
    restore: (seen, notifyOptions) => void changeStatus(run, seen, restoring, notifyOptions),
    move: (seen, classInstanceId, notifyOptions) => moveBookings(run, seen, classInstanceId, notifyOptions),
    recordAttendance: (seen, attendance, isMailed = false) =>
      void recordAttendance(run, seen, attendance, isMailed),
    mailCertificates: (seen) => void mailCertificates(run, seen),
    mailReceipts: (seen) => void mailReceipts(run, seen),
  };
}
