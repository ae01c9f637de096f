import type { Attendance } from '../../../../schema/attendance.generated';
import { attendanceMessages } from '../attendance.messages';
import { BookingsMailCertificatesDocument, BookingsRecordAttendanceDocument } from './BulkBookings.generated';
import { now, versionsOf, type Bookings, type BulkRun, type Changed } from './bulk-run';
import type { RefusalReasons } from './use-bulk-task';

const attendanceReasons: RefusalReasons = {
  BAD_USER_INPUT: attendanceMessages.isCancelled,
  CLASS_NOT_BOOKABLE: attendanceMessages.isClassCancelled,
};

const absenceReasons: RefusalReasons = { ...attendanceReasons, POLICY: attendanceMessages.notBegun };

const certificateReasons: RefusalReasons = {
  BAD_USER_INPUT: attendanceMessages.notAttended,
  CLASS_NOT_BOOKABLE: attendanceMessages.isClassCancelled,
};

export function recordAttendance(
  run: BulkRun,
  seen: Bookings,
  attendance: Attendance | null,
  isMailed: boolean,
): Promise<void> {
  return run.begin({
    seen,
    done: attendanceMessages[attendance ?? 'cleared'],
    before: attendanceMessages.unchanged,
    ...(attendance === 'attended' && { mails: attendanceMessages[isMailed ? 'mails' : 'noMails'] }),
    reasons: attendance === 'absent' ? absenceReasons : attendanceReasons,
    requests: [() => sendAttendance(run, seen, attendance, isMailed)],
    undo: (changed) => restoreAttendance(run, changed, attendance === 'attended' && isMailed),
  });
}

/** Each has its previous attendance again. */
function restoreAttendance(run: BulkRun, changed: Changed, isMailed: boolean): void {
  const previous = [...new Set(changed.map(({ seen }) => seen.attendance))];
  const that = (was: Attendance | null) => now(changed.filter(({ seen }) => seen.attendance === was));
  run.beginUndo(changed, {
    ...(isMailed && { mails: attendanceMessages.mailsStopped }),
    reasons: attendanceReasons,
    requests: previous.map((was) => () => sendAttendance(run, that(was), was)),
  });
}

const sendAttendance = (
  { send }: BulkRun,
  bookings: Bookings,
  attendance: Attendance | null,
  notifyAttendees = false,
) => send(BookingsRecordAttendanceDocument, { bookings: versionsOf(bookings), attendance, notifyAttendees });

export function mailCertificates({ send, begin }: BulkRun, seen: Bookings): Promise<void> {
  return begin({
    seen,
    done: attendanceMessages.mailed,
    changesNothing: true,
    reasons: certificateReasons,
    requests: [() => send(BookingsMailCertificatesDocument, { bookings: versionsOf(seen) })],
  });
}
