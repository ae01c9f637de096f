import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../../../graphql/use-site';
import { BookingFacts } from './BookingFacts';
import styles from './BookingSheet.module.css';
import { bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** One booking on one sheet of paper: asks the browser to print it, and is never seen on the screen. */
export function BookingSheet({
  booking,
  onPrinted,
}: {
  booking: OfficeBookingFragment;
  onPrinted: () => void;
}) {
  const intl = useIntl();
  const site = useSite();

  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  return createPortal(
    <article className={styles.sheet} data-sheet="">
      <p>{site?.companyName}</p>
      <h2>
        <FormattedMessage
          {...bookingMessages.sheetHeading}
          values={{ name: intl.formatMessage(bookingMessages.person, booking) }}
        />
      </h2>
      <BookingFacts booking={booking} whole />
    </article>,
    document.body,
  );
}
