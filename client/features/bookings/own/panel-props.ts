import type { Confirmation_bookingFragment } from '../confirmation/ConfirmationPage.generated';

/** The response to a change; missing if the server returned no data. */
export type ChangedBooking = Confirmation_bookingFragment | undefined;

/** The props of each panel of a booking. */
export interface PanelProps {
  booking: Confirmation_bookingFragment;
  /** The change was made. @param booking the response */
  onDone: (booking: ChangedBooking) => void;
  /** The booking has changed, and the panel stays open for a further change. */
  onChanged: (booking: Confirmation_bookingFragment) => void;
  /**
   * A change was sent. @param repeat sends it again with its idempotency key; undefined once the outcome is known
   */
  onLost: (repeat: (() => Promise<ChangedBooking>) | undefined) => void;
  /** The deadline has passed. */
  onDeadlinePassed: () => void;
  onClose: () => void;
}
