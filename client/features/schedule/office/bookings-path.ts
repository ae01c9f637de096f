import { paths } from '../../../paths';

/** The bookings page, with the class it was opened from. */
export const bookingsPath = (classInstanceId: string): string =>
  `${paths.adminBookings}?classId=${encodeURIComponent(classInstanceId)}`;
