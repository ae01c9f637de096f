import { consolePathTo, consolePaths } from '../../console-paths';

/** Link targets of the dashboard. Separate, because guests do not load them. */
export const taskPaths = {
  failedMessagesTo: (recipient: string) =>
    `${consolePathTo.failedMessages}&q=${encodeURIComponent(recipient)}`,
  refundsDue: `${consolePaths.bookings}?payment=refundDue&sort=classDate`,
  /** Unpaid seats, also of those who attended, the soonest class first. */
  unpaidBookings: `${consolePaths.bookings}?payment=pending&sort=classDate`,
  /** Attendees who are not marked attended or absent. */
  unrecordedAttendance: `${consolePaths.bookings}?attendance=notRecorded&sort=classDate`,
} as const;
