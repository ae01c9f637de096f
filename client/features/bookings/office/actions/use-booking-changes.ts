import { useIntl } from 'react-intl';

import type { ToastContent } from '../../../../ui/office/overlays/Toast';
import { bookingNotesMessages } from '../booking/booking-notes.messages';
import { useBookingNotesSetMutation } from '../booking/BookingPage.generated';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { hasValues, useBookingAttempt, type AttemptResult } from './use-booking-attempt';
import { usePaymentChanges, type PaymentChanges } from './use-payment-changes';
import { useSeatChanges, type SeatChanges } from './use-seat-changes';

export interface BookingChanges extends PaymentChanges, SeatChanges {
  setNotes: (booking: OfficeBookingFragment, notes: string | null) => Promise<AttemptResult>;
}

/**
 * The changes that the office makes to one booking. Rows are updated in place, and lists are read again after a move; every
 * change can be undone.
 * @param mailReceipt mails the receipt of a paid booking
 */
export function useBookingChanges(
  onDone: (done: ToastContent, booking: OfficeBookingFragment) => void,
  onFailed: (text: string) => void,
  mailReceipt: (booking: OfficeBookingFragment) => void,
): BookingChanges {
  const intl = useIntl();
  const attempt = useBookingAttempt(onDone, onFailed);
  const paymentChanges = usePaymentChanges(attempt, mailReceipt);
  const seatChanges = useSeatChanges(attempt);
  const [setNotesOf] = useBookingNotesSetMutation();

  const setNotes = (booking: OfficeBookingFragment, notes: string | null): Promise<AttemptResult> =>
    attempt(
      booking,
      ({ id, version }) => ({
        send: async () =>
          (await setNotesOf({ variables: { input: { id, version, notes } } })).data?.setBookingNotes,
        isMade: hasValues({ notes }),
        outcomeOf: (changed, name) => ({
          text: intl.formatMessage(bookingNotesMessages.done, { name }),
          undo: () => void setNotes(changed, booking.notes),
        }),
      }),
      { hasFields: true },
    );

  return { ...paymentChanges, ...seatChanges, setNotes };
}
