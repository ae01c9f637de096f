import type { Confirmation_bookingFragment } from '../confirmation/ConfirmationPage.generated';

/** The props of each panel of a booking. */
export interface PanelProps {
  booking: Confirmation_bookingFragment;
  /** The change was made. @param booking the response */
  onDone: (booking: Confirmation_bookingFragment | undefined) => void;
  /** The deadline has passed. */
  onDeadlinePassed: () => void;
  onClose: () => void;
}
