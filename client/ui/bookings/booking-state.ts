import type { Attendance } from '../../schema/attendance.generated';
import type { BookingStatus } from '../../schema/booking-status.generated';

/** The status of a booking for readers. `completed` means attended; the booking of an absent person stays confirmed. */
export type BookingState = BookingStatus | 'absent';

export function bookingStateOf({
  bookingStatus,
  attendance,
}: {
  bookingStatus: BookingStatus;
  attendance: Attendance | null;
}): BookingState {
  return bookingStatus === 'confirmed' && attendance === 'absent' ? 'absent' : bookingStatus;
}
