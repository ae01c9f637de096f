import { consolePathTo } from '../../console-paths';
import { paths } from '../../paths';

/** Link targets of the dashboard. Separate, because guests do not load them. */
export const taskPaths = {
  failedMessagesTo: (recipient: string) =>
    `${consolePathTo.failedMessages}&q=${encodeURIComponent(recipient)}`,
  refundsDue: `${paths.adminBookings}?payment=refundDue&sort=classDate`,
  /** Unpaid seats, also of those who attended, the soonest class first. */
  unpaidBookings: `${paths.adminBookings}?payment=pending&sort=classDate`,
  /** Attendees who are not marked attended or absent. */
  unrecordedAttendance: `${paths.adminBookings}?attendance=notRecorded&sort=classDate`,
} as const;
