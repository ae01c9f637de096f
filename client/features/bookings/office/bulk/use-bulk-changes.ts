import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { MessageDescriptor } from 'react-intl';

import type { ChangeBookingsInput } from '../../../../graphql/schema.generated';
import type { Attendance } from '../../../../schema/attendance.generated';
import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { attendanceMessages } from '../attendance.messages';
import { bulkMessages as messages } from './bulk-bookings.messages';
import {
  BookingsCancelDocument,
  BookingsMailCertificatesDocument,
  BookingsMarkPaidDocument,
  BookingsMarkUnpaidDocument,
  BookingsMoveDocument,
  BookingsRecordAttendanceDocument,
  BookingsRefundDocument,
  BookingsRestoreDocument,
  type BookingsCancelMutation,
} from './BulkBookings.generated';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { bookingMessages } from '../office-bookings.messages';
import { notifyMessages } from '../actions/notify.messages';
import { useBulkTask, type BulkProblem, type BulkRefusal, type RefusalReasons } from './use-bulk-task';

/** All mutations have the same result. */
type Request<Input> = TypedDocumentNode<BookingsCancelMutation, { input: Input }>;

/** A bulk change and its reverse. */
interface Reversible {
  to: Request<ChangeBookingsInput>;
  done: MessageDescriptor;
  before: MessageDescriptor;
  back: Request<ChangeBookingsInput>;
  /** What the reverse needs besides the bookings. */
  backInput?: { includeRefunded: true };
}

const marking: Reversible = {
  to: BookingsMarkPaidDocument,
  done: messages.markedPaid,
  before: messages.paidBefore,
  back: BookingsMarkUnpaidDocument,
};

const refunding: Reversible = {
  to: BookingsRefundDocument,
  done: messages.markedRefunded,
  before: messages.refundedBefore,
  back: BookingsMarkPaidDocument,
  backInput: { includeRefunded: true },
};

const cancelling: Reversible = {
  to: BookingsCancelDocument,
  done: messages.cancelled,
  before: messages.cancelledBefore,
  back: BookingsRestoreDocument,
};

const attendanceReasons: RefusalReasons = {
  BAD_USER_INPUT: attendanceMessages.isCancelled,
  CLASS_NOT_BOOKABLE: attendanceMessages.isClassCancelled,
};

const absenceReasons: RefusalReasons = { ...attendanceReasons, POLICY: attendanceMessages.notBegun };

const certificateReasons: RefusalReasons = {
  BAD_USER_INPUT: attendanceMessages.notAttended,
  CLASS_NOT_BOOKABLE: attendanceMessages.isClassCancelled,
};

export interface BulkChanges {
  isBusy: boolean;
  problem: BulkProblem | undefined;
  clearProblem: () => void;
  markPaid: (bookings: readonly OfficeBookingFragment[]) => void;
  markRefunded: (bookings: readonly OfficeBookingFragment[]) => void;
  cancel: (bookings: readonly OfficeBookingFragment[], notifyOptions: BulkNotifyOptions) => void;
  move: (
    bookings: readonly OfficeBookingFragment[],
    classInstanceId: string,
    notifyOptions: BulkNotifyOptions,
  ) => Promise<void>;
  /** @param isMailed those who attended are mailed their certificates */
  recordAttendance: (
    bookings: readonly OfficeBookingFragment[],
    attendance: Attendance | null,
    isMailed?: boolean,
  ) => void;
  /** Mails the certificates of those who attended. */
  mailCertificates: (bookings: readonly OfficeBookingFragment[]) => void;
}

/** Who is notified by email of a change and of its undo. */
interface BulkNotifyOptions {
  notifyAttendees: boolean;
  /** For each crew with one of the bookings. */
  notifyContact: boolean;
}

/** Only true values, because nobody is notified by default. */
const notifyInput = ({ notifyAttendees, notifyContact }: Partial<BulkNotifyOptions> = {}) => ({
  ...(notifyAttendees && { notifyAttendees }),
  ...(notifyContact && { notifyContact }),
});

const mailsOf = ({ notifyAttendees }: BulkNotifyOptions, isUndo = false) => {
  if (!notifyAttendees) return notifyMessages.noMails;
  return isUndo ? notifyMessages.mailsIfTold : notifyMessages.mails;
};

const versionsOf = (bookings: readonly OfficeBookingFragment[]) =>
  bookings.map(({ id, version }) => ({ id, version }));

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

  /** The current bookings, to be changed back. */
  const now = (changed: readonly BulkRefusal[]) => changed.flatMap(({ change }) => change.booking ?? []);

  const send = async <Input>(mutation: Request<Input>, input: Input) =>
    (await client.mutate({ mutation, variables: { input } })).data?.changes;
  const sendTo = (
    classInstanceId: string,
    bookings: readonly OfficeBookingFragment[],
    notifyOptions: BulkNotifyOptions,
  ) =>
    send(BookingsMoveDocument, {
      bookings: versionsOf(bookings),
      classInstanceId,
      ...notifyInput(notifyOptions),
    });

  const deselect = (seen: readonly OfficeBookingFragment[]) => () => onSettled(seen.map(({ id }) => id));

  const move = (
    seen: readonly OfficeBookingFragment[],
    classInstanceId: string,
    notifyOptions: BulkNotifyOptions,
  ) =>
    begin({
      seen,
      done: messages.moved,
      isMove: true,
      before: messages.movedBefore,
      mails: mailsOf(notifyOptions),
      requests: [() => sendTo(classInstanceId, seen, notifyOptions)],
      undo: (changed) => moveBack(changed, notifyOptions),
      undoTakesSeats: true,
      onSettled: deselect(seen),
    });

  /** Each returns to its previous class. */
  const moveBack = (changed: readonly BulkRefusal[], notifyOptions: BulkNotifyOptions) => {
    const classes = [...new Set(changed.map(({ seen }) => seen.classInstance.id))];
    const from = (id: string) => now(changed.filter(({ seen }) => seen.classInstance.id === id));
    void begin({
      seen: now(changed),
      done: bookingMessages.undone,
      isMove: true,
      mails: mailsOf(notifyOptions, true),
      requests: classes.map((id) => () => sendTo(id, from(id), notifyOptions)),
    });
  };

  /** The same change for all, and its reverse. */
  const change = (
    seen: readonly OfficeBookingFragment[],
    { to, done, before, back, backInput }: Reversible,
    notifyOptions?: BulkNotifyOptions,
  ) =>
    begin({
      seen,
      done,
      before,
      ...(notifyOptions && { mails: mailsOf(notifyOptions), undoTakesSeats: true }),
      requests: [() => send(to, { bookings: versionsOf(seen), ...notifyInput(notifyOptions) })],
      undo: (changed) =>
        void begin({
          seen: now(changed),
          done: bookingMessages.undone,
          ...(notifyOptions && { mails: mailsOf(notifyOptions, true) }),
          requests: [
            () =>
              send(back, { bookings: versionsOf(now(changed)), ...notifyInput(notifyOptions), ...backInput }),
          ],
        }),
      onSettled: deselect(seen),
    });

  const sendAttendance = (
    bookings: readonly OfficeBookingFragment[],
    attendance: Attendance | null,
    notifyAttendees = false,
  ) =>
    send(BookingsRecordAttendanceDocument, { bookings: versionsOf(bookings), attendance, notifyAttendees });

  const recordAttendance = (
    seen: readonly OfficeBookingFragment[],
    attendance: Attendance | null,
    isMailed: boolean,
  ) =>
    begin({
      seen,
      done: attendanceMessages[attendance ?? 'cleared'],
      before: attendanceMessages.unchanged,
      ...(attendance === 'attended' && { mails: attendanceMessages[isMailed ? 'mails' : 'noMails'] }),
      reasons: attendance === 'absent' ? absenceReasons : attendanceReasons,
      requests: [() => sendAttendance(seen, attendance, isMailed)],
      undo: (changed) => {
        // Each has its previous attendance again.
        const previous = [...new Set(changed.map((each) => each.seen.attendance))];
        const that = (was: Attendance | null) => now(changed.filter((each) => each.seen.attendance === was));
        void begin({
          seen: now(changed),
          done: bookingMessages.undone,
          ...(isMailed && { mails: attendanceMessages.mailsStopped }),
          reasons: attendanceReasons,
          requests: previous.map((was) => () => sendAttendance(that(was), was)),
        });
      },
      onSettled: deselect(seen),
    });

  const mailCertificates = (seen: readonly OfficeBookingFragment[]) =>
    begin({
      seen,
      done: attendanceMessages.mailed,
      changesNothing: true,
      reasons: certificateReasons,
      requests: [() => send(BookingsMailCertificatesDocument, { bookings: versionsOf(seen) })],
      onSettled: deselect(seen),
    });

  return {
    ...state,
    markPaid: (seen) => void change(seen, marking),
    markRefunded: (seen) => void change(seen, refunding),
    cancel: (seen, notifyOptions) => void change(seen, cancelling, notifyOptions),
    move,
    recordAttendance: (seen, attendance, isMailed = false) =>
      void recordAttendance(seen, attendance, isMailed),
    mailCertificates: (seen) => void mailCertificates(seen),
  };
}
