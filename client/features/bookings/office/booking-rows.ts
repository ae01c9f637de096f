import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** What the office does with one booking. */
export type RowTask = 'paid' | 'pending' | 'cancel' | 'restore' | 'move' | 'attendee' | 'print';

/** The columns that may be hidden; who has booked is always shown. */
export const bookingColumns = ['class', 'booked', 'status', 'payment', 'amount'] as const;
export type BookingColumn = (typeof bookingColumns)[number];

/** A cancelled booking is restored first; a seat that was used is neither moved nor cancelled. */
export function detailTasksOf({
  bookingStatus,
}: OfficeBookingFragment): readonly ('move' | 'attendee' | 'cancel' | 'print')[] {
  switch (bookingStatus) {
    case 'cancelled':
      return ['print'];
    case 'completed':
      return ['attendee', 'print'];
    case 'confirmed':
      return ['move', 'attendee', 'cancel', 'print'];
  }
}
