import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { paymentMessages as messages } from '../booking/payment.messages';
import type { BookableClass } from '../use-class-choices';

interface PriceDifferenceProps {
  bookings: readonly OfficeBookingFragment[];
  /** Undefined until one is chosen. */
  to: BookableClass | undefined;
}

/** Says which bookings keep an amount other than the price of the class that they are moved to. */
export function PriceDifference({ bookings, to }: PriceDifferenceProps) {
  const { amount } = useOfficeFormats();
  const differing = bookings.filter(({ amountCents }) => to && amountCents !== to.priceCents);
  const [first] = differing;
  if (!to || !first) return null;
  const price = amount(to.priceCents);
  return (
    <p role="status">
      {bookings.length === 1 ? (
        <FormattedMessage {...messages.priceDiffers} values={{ price, amount: amount(first.amountCents) }} />
      ) : (
        <FormattedMessage {...messages.priceDiffersForMany} values={{ price, count: differing.length }} />
      )}
    </p>
  );
}
