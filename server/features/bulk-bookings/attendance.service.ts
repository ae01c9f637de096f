import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Attendance } from '../bookings/attendance.constants.js';
import { attendanceOf, attendanceRefusal, storedAttendance } from '../bookings/attendance.rules.js';
import {
  mailCertificates,
  queueCertificateMail,
  withdrawCertificateMail,
} from '../bookings/office-booking-messages.store.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { auditRows, nextVersion, updateRows } from '../bookings/booking-rows.store.js';
import { readClassDays } from '../schedule/class-days.query.js';
import type { BookingChange } from './bulk-booking.type.js';
import type { BulkChangeService, DesiredChange, Seen, Work } from './bulk-change.service.js';

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
    const desired: DesiredChange = {
      isApplied: (row) => row.bookingStatus !== 'cancelled' && attendanceOf(row) === attendance,
      refusal: ({ bookingStatus }) => (bookingStatus === 'cancelled' ? 'BAD_USER_INPUT' : undefined),
    };
    return this.changes.apply(ctx, seen, desired, async (manager, rows, refuse) => {
      const recorded = await acceptedRows(ctx, manager, rows, attendance, refuse);
      if (recorded.length === 0) return;
      await updateRows(ctx, manager, recorded, storedAttendance(attendance));
      await auditRows(ctx, manager, 'booking.attendanceRecorded', recorded, () => ({ attendance }));
      await withdrawCertificateMail(ctx, manager, recorded);
      if (attendance === 'attended' && notifyAttendees)
        await queueCertificateMail(ctx, manager, recorded.map(nextVersion));
    });
  }

  /** Mails at once the certificates of those who attended, also again. The bookings do not change. */
  mailCertificates(ctx: RequestContext, seen: readonly Seen[]): Promise<BookingChange[]> {
    const desired: DesiredChange = {
      isApplied: () => false,
      refusal: (row) => (attendanceOf(row) === 'attended' ? undefined : 'BAD_USER_INPUT'),
    };
    return this.changes.apply(ctx, seen, desired, async (manager, rows, refuse) => {
      const accepted = await acceptedRows(ctx, manager, rows, 'attended', refuse);
      if (accepted.length === 0) return;
      const mailed = await mailCertificates(ctx, manager, accepted);
      await auditRows(ctx, manager, 'booking.certificateMailed', mailed);
    });
  }
}

/** The bookings whose class allows this attendance now; the others are refused. */
async function acceptedRows(
  ctx: RequestContext,
  manager: EntityManager,
  rows: readonly BookingEntity[],
  attendance: Attendance | null,
  refuse: Parameters<Work>[2],
): Promise<BookingEntity[]> {
  const days = await readClassDays(
    manager,
    rows.map(({ classInstance }) => classInstance),
  );
  return rows.filter((row) => {
    const { id, status, startsAt } = row.classInstance;
    const lastDayStartsAt = days.get(id)?.at(-1)?.startsAt ?? startsAt;
    const code = attendanceRefusal({ status, startsAt, lastDayStartsAt }, attendance, ctx.clock.now());
    if (code) refuse(row, code);
    return !code;
  });
}
