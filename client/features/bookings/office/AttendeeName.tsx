import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { EmailText } from '../../../ui/office/contact/EmailText';
import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import styles from './Rows.module.css';

/** Name and email of an attendee in a row, linked to the booking. */
export function AttendeeName({ booking }: { booking: OfficeBookingFragment }) {
  const name = useIntl().formatMessage(wordMessages.person, booking);
  return (
    <span title={`${name}, ${booking.email}`}>
      <Link className={`tap-area ${styles.name}`} to={consolePathTo.booking(booking.id)}>
        {name}
      </Link>{' '}
      <span className={`${styles.quiet} ${styles.email}`}>
        <EmailText>{booking.email}</EmailText>
      </span>
    </span>
  );
}
