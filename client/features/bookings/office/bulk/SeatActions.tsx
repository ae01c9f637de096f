import { useState } from 'react';

import { bookingListMessages } from '../booking-list.messages';
import { CancelDialog } from '../actions/CancelDialog';
import { RestoreDialog } from '../actions/RestoreDialog';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { bulkMessages as messages } from './bulk-bookings.messages';
import { BulkButton } from './BulkButton';
import type { BulkChanges } from './use-bulk-changes';

interface SeatActionProps {
  selected: readonly OfficeBookingFragment[];
  changes: BulkChanges;
  notifyContact: boolean;
}

/** Cancels the selected bookings after a confirmation. */
export function CancelSelected({ selected, changes, notifyContact }: SeatActionProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <BulkButton
        label={messages.cancel}
        variant="danger"
        busy={changes.isBusy}
        onClick={() => setIsConfirming(true)}
      />
      {isConfirming && (
        <CancelDialog
          bookings={selected}
          isBusy={changes.isBusy}
          onConfirm={(notifyAttendees) => {
            setIsConfirming(false);
            changes.cancel(selected, { notifyAttendees, notifyContact });
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

/** Restores the selected bookings, all of them cancelled, after a confirmation. */
export function RestoreSelected({ selected, changes, notifyContact }: SeatActionProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <BulkButton
        label={bookingListMessages.restore}
        busy={changes.isBusy}
        onClick={() => setIsConfirming(true)}
      />
      {isConfirming && (
        <RestoreDialog
          bookings={selected}
          isBusy={changes.isBusy}
          onConfirm={(notifyAttendees) => {
            setIsConfirming(false);
            changes.restore(selected, { notifyAttendees, notifyContact });
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
