import type { Attendance } from '../../../../schema/attendance.generated';
import { attendanceMessages } from '../attendance.messages';
import { BookingsMailCertificatesDocument, BookingsRecordAttendanceDocument } from './BulkBookings.generated';
import { now, versionsOf, type Bookings, type BulkRun, type Changed } from './bulk-run';
import type { RefusalReasons } from './use-bulk-task';

/** As many bookings as the server changes at once. */
const batchSize = 100;

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
    requests: requestsFor(run, seen, attendance, isMailed),
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
    requests: previous.flatMap((was) => requestsFor(run, that(was), was)),
  });
}

/** One for each batch: the register of a class may have more bookings. */
function requestsFor(
  { send }: BulkRun,
  bookings: Bookings,
  attendance: Attendance | null,
  notifyAttendees = false,
) {
  const versions = versionsOf(bookings);
  return Array.from({ length: Math.ceil(versions.length / batchSize) }, (_, index) => () => {
    const batch = versions.slice(index * batchSize, (index + 1) * batchSize);
    return send(BookingsRecordAttendanceDocument, { bookings: batch, attendance, notifyAttendees });
  });
}

export function mailCertificates({ send, begin }: BulkRun, seen: Bookings): Promise<void> {
  return begin({
    seen,
    done: attendanceMessages.mailed,
    changesNothing: true,
    reasons: certificateReasons,
    requests: [() => send(BookingsMailCertificatesDocument, { bookings: versionsOf(seen) })],
  });
}
