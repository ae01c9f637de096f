import type { RequestContext } from '../../platform/context/request-context.js';
import type { Attendance } from '../bookings/attendance/attendance.constants.js';
import {
  attendanceOf,
  attendanceRefusal,
  storedAttendance,
} from '../bookings/attendance/attendance.rules.js';
import {
  mailCertificates,
  queueCertificateMail,
  withdrawCertificateMail,
} from '../bookings/messages/office-booking-messages.store.js';
import { auditRows, nextVersion, updateRows } from '../bookings/booking-rows.store.js';
import type { BookingChange } from './bulk-booking.type.js';
import type { BulkChangeService, DesiredChange, Seen } from './bulk-change.service.js';

/** Records which attendees came to their classes, and mails their certificates. */
export class AttendanceService {
  constructor(private readonly changes: BulkChangeService) {}

  /**
   * Records the attendance of each booking; null clears it. Certificates are mailed only to those who attended, and an
   * unsent one is withdrawn when the attendance changes.
   */
  record(
    ctx: RequestContext,
    seen: readonly Seen[],
    attendance: Attendance | null,
    { notifyAttendees = false }: { notifyAttendees?: boolean | undefined } = {},
  ): Promise<BookingChange[]> {
    const now = ctx.clock.now();
    const desired: DesiredChange = {
      isApplied: (row) => row.bookingStatus !== 'cancelled' && attendanceOf(row) === attendance,
      refusal: ({ bookingStatus, classInstance }) =>
        bookingStatus === 'cancelled' ? 'BAD_USER_INPUT' : attendanceRefusal(classInstance, attendance, now),
    };
    return this.changes.apply(ctx, seen, desired, async (manager, rows) => {
      await updateRows(ctx, manager, rows, storedAttendance(attendance));
      await auditRows(ctx, manager, 'booking.attendanceRecorded', rows, () => ({ attendance }));
      await withdrawCertificateMail(ctx, manager, rows);
      if (attendance === 'attended' && notifyAttendees)
        await queueCertificateMail(ctx, manager, rows.map(nextVersion));
    });
  }

  /** Mails at once the certificates of those who attended, also again. The bookings do not change. */
  mailCertificates(ctx: RequestContext, seen: readonly Seen[]): Promise<BookingChange[]> {
    const now = ctx.clock.now();
    const desired: DesiredChange = {
      isApplied: () => false,
      refusal: (row) =>
        attendanceOf(row) === 'attended'
          ? attendanceRefusal(row.classInstance, 'attended', now)
          : 'BAD_USER_INPUT',
    };
    return this.changes.apply(ctx, seen, desired, async (manager, rows) => {
      const mailed = await mailCertificates(ctx, manager, rows);
      await auditRows(ctx, manager, 'booking.certificateMailed', mailed);
    });
  }
}
