import type { Confirmation_bookingFragment } from '../confirmation/ConfirmationPage.generated';

/** What each panel of a booking is given. */
export interface PanelProps {
  booking: Confirmation_bookingFragment;
  /** It was done; the page shows the booking as it is now. @param booking the response */
  onDone: (booking: Confirmation_bookingFragment | undefined) => void;
  /** It is too late for it, by now. */
  onLate: () => void;
  onClose: () => void;
  /** Whether a field has an error, for the title of the page. */
  onErrors: (hasErrors: boolean) => void;
}
