import { consolePathTo } from '../../console-paths';
import { paths } from '../../paths';

/** Link targets of the dashboard. Separate, because guests do not load them. */
export const taskPaths = {
  failedMessagesTo: (recipient: string) =>
    `${consolePathTo.failedMessages}&q=${encodeURIComponent(recipient)}`,
  refundsDue: `${paths.adminBookings}?payment=refundDue&sort=classDate`,
  /** Unpaid seats, the soonest class first. */
  unpaidBookings: `${paths.adminBookings}?status=confirmed&payment=pending&sort=classDate`,
  /** Attendees who are not marked attended or absent. */
  unrecordedAttendance: `${paths.adminBookings}?attendance=notRecorded&sort=classDate`,
} as const;
