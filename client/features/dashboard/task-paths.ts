import { consolePathTo } from '../../console-paths';
import { paths } from '../../paths';

/** Where the rows of the dashboard lead. Apart from the addresses of the site: guests do not load them. */
export const taskPaths = {
  failedMessagesTo: (recipient: string) =>
    `${consolePathTo.failedMessages}&q=${encodeURIComponent(recipient)}`,
  /** Seats that are held and not paid, those of the class that begins soonest first. */
  unpaidBookings: `${paths.adminBookings}?status=confirmed&payment=pending&sort=classDate`,
} as const;
