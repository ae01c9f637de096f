import { useIntl } from 'react-intl';

import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import { bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** The attendee and the confirmation number of a booking. */
export function useBookingText(): (booking: OfficeBookingFragment) => string {
  const { formatMessage } = useIntl();
  return (booking) =>
    formatMessage(bookingMessages.ofBooking, {
      name: formatMessage(wordMessages.person, booking),
      number: booking.confirmationNumber,
    });
}

/** Tells screen readers which booking the button before it belongs to. */
export function OfBooking({ booking }: { booking: OfficeBookingFragment }) {
  const bookingText = useBookingText();
  return <span className="visually-hidden"> {bookingText(booking)}</span>;
}
