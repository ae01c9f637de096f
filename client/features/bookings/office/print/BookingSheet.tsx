import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../../../../graphql/use-site';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { BookingFacts } from '../BookingFacts';
import styles from './BookingSheet.module.css';
import { bookingMessages } from '../office-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';

interface SheetWhilePrintingProps {
  booking: OfficeBookingFragment;
  onPrinted?: () => void;
}

/** Printed instead of the page that contains it, however printing is started. */
export function SheetWhilePrinting({ booking, onPrinted }: SheetWhilePrintingProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const finish = useEffectEvent(() => {
    setIsPrinting(false);
    onPrinted?.();
  });
  useEffect(() => {
    // The browser prints the page in its state at the end of the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => finish();
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting ? <BookingSheet booking={booking} /> : null;
}

/** Visible only in print. */
function BookingSheet({ booking }: { booking: OfficeBookingFragment }) {
  const intl = useIntl();
  const site = useSite();
  return createPortal(
    <article className={styles.sheet} data-sheet="">
      <p>{site?.companyName}</p>
      <h2>
        <FormattedMessage
          {...bookingMessages.sheetHeading}
          values={{ name: intl.formatMessage(wordMessages.person, booking) }}
        />
      </h2>
      <BookingFacts booking={booking} whole />
    </article>,
    document.body,
  );
}
