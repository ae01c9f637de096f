import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { CancelDialog } from './CancelDialog';
import type { BookingChanges } from './use-booking-changes';

interface BookingCancellation {
  /** Opens the dialog. */
  cancel: (booking: OfficeBookingFragment) => void;
  dialog: ReactNode;
}

/**
 * Cancels a booking after a confirmation.
 * @param onClosed the dialog is closed after an attempt: the button that opened it may be gone
 */
export function useBookingCancellation(
  changes: Pick<BookingChanges, 'cancel'>,
  onClosed: (booking: OfficeBookingFragment) => void,
  isContactNotified = false,
): BookingCancellation {
  const [booking, setBooking] = useState<OfficeBookingFragment>();
  const { isBusy, run } = useOneAtATime();
  const send = async (cancelled: OfficeBookingFragment, notifyAttendee: boolean) => {
    await changes.cancel(cancelled, { notifyAttendee, notifyContact: isContactNotified });
    // The dialog held the focus until now.
    flushSync(() => setBooking(undefined));
    onClosed(cancelled);
  };
  return {
    cancel: setBooking,
    dialog: booking && (
      <CancelDialog
        bookings={[booking]}
        isBusy={isBusy}
        onConfirm={(notifyAttendee) => void run(() => send(booking, notifyAttendee))}
        onClose={() => setBooking(undefined)}
      />
    ),
  };
}
