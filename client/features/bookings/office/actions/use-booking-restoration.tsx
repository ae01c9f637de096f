import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { focusIfLost } from '../../../../ui/office/overlays/focus-if-lost';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { RestoreDialog } from './RestoreDialog';
import type { BookingChanges } from './use-booking-changes';

interface BookingRestoration {
  /** Opens the dialog. */
  restore: (booking: OfficeBookingFragment) => void;
  dialog: ReactNode;
}

/**
 * Restores a cancelled booking after a confirmation.
 * @param focusIdOf the element that gets the focus if the button that opened the dialog is gone
 */
export function useBookingRestoration(
  changes: Pick<BookingChanges, 'restore'>,
  focusIdOf: (booking: OfficeBookingFragment) => string,
  isContactNotified = false,
): BookingRestoration {
  const [booking, setBooking] = useState<OfficeBookingFragment>();
  const { isBusy, run } = useOneAtATime();
  const send = async (restored: OfficeBookingFragment, notifyAttendee: boolean) => {
    await changes.restore(restored, { notifyAttendee, notifyContact: isContactNotified });
    flushSync(() => setBooking(undefined));
    focusIfLost(focusIdOf(restored));
  };
  return {
    restore: setBooking,
    dialog: booking && (
      <RestoreDialog
        bookings={[booking]}
        isBusy={isBusy}
        onConfirm={(notifyAttendee) => void run(() => send(booking, notifyAttendee))}
        onClose={() => setBooking(undefined)}
      />
    ),
  };
}
