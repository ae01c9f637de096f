import type { Confirmation_bookingFragment } from '../confirmation/ConfirmationPage.generated';

/** What follows from a change of a record by its link. */
export interface ChangeCallbacks<Changed> {
  /** The change was made. @param changed the response; undefined if the server returned no data */
  onDone: (changed: Changed | undefined) => void;
  /** The record has changed, and the panel stays open for a further change. */
  onChanged: (changed: Changed) => void;
  /**
   * A change was sent. @param repeat sends it again with its idempotency key; undefined once the outcome is known
   */
  onLost: (repeat: (() => Promise<Changed | undefined>) | undefined) => void;
  /** The deadline has passed. */
  onDeadlinePassed: () => void;
}

/** The response to a change; missing if the server returned no data. */
export type ChangedBooking = Confirmation_bookingFragment | undefined;

/** The props of each panel of a booking. */
export interface PanelProps extends ChangeCallbacks<Confirmation_bookingFragment> {
  booking: Confirmation_bookingFragment;
  onClose: () => void;
}
