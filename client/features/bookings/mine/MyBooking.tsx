import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { pathTo } from '../../../paths';
import { paymentStatusMessages } from '../../../ui/bookings/booking-status.messages';
import { paymentTone } from '../../../ui/bookings/booking-tones';
import { Tag } from '../../../ui/elements/Tag';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { bookingOutcome, hasCertificate } from '../booking-outcome';
import { bookingPayment } from '../booking-payment';
import { certificateAddress } from '../certificate';
import { certificateMessages } from '../certificate.messages';
import { outcomeTone } from '../outcome-tones';
import { outcomeStatusMessages } from '../outcome.messages';
import type { ListedBooking } from './listed-items';
import { mineMessages as messages } from './my-bookings.messages';
import { MyClass } from './MyClass';
import styles from './MyBookings.module.css';

/** A booking: class, days, venue, attendee, and a link to its page, which has all actions. */
export function MyBooking({ booking, isComing }: { booking: ListedBooking; isComing: boolean }) {
  const { language } = useLocale();
  const now = useOpenedAt();
  const { classInstance } = booking;
  const name = localized(classInstance.name, classInstance.nameEs, language);
  const outcome = bookingOutcome(booking, now);
  const payment = bookingPayment(booking);
  return (
    <li className={styles.item}>
      <h3 lang={name.lang}>{name.text}</h3>
      <p>
        <Tag tone={outcomeTone[outcome]}>
          <FormattedMessage {...outcomeStatusMessages[outcome]} />
        </Tag>{' '}
        {(payment === 'paid' || payment === 'refunded' || (payment === 'pending' && isComing)) && (
          <Tag tone={paymentTone[payment]}>
            <FormattedMessage {...paymentStatusMessages[payment]} />
          </Tag>
        )}
      </p>
      <MyClass classInstance={classInstance} />
      <p>
        <FormattedMessage
          {...messages.facts}
          values={{
            name: `${booking.firstName} ${booking.lastName}`,
            number: booking.confirmationNumber,
          }}
        />
      </p>
      {hasCertificate(booking) && (
        <a className={styles.link} href={certificateAddress(booking.id, language)} download>
          <span>
            <FormattedMessage {...certificateMessages.certificate} />
            <span className="visually-hidden">: {name.text}</span>
          </span>
        </a>
      )}
      <Link className={styles.link} to={pathTo.confirmation(booking.id)}>
        <span>
          <FormattedMessage {...messages[linkOf(booking.options)]} />
          <span className="visually-hidden">: {name.text}</span>
        </span>
      </Link>
    </li>
  );
}

/** Names what the server allows now: a booking of a cancelled class can only be moved, a refunded one cannot be moved. */
function linkOf({ cancel, move, changeAttendee }: ListedBooking['options']) {
  if (!changeAttendee.isAllowed) return move.isAllowed ? 'move' : 'view';
  if (!move.isAllowed) return cancel.isAllowed ? 'changeOrCancel' : 'change';
  return cancel.isAllowed ? 'manage' : 'moveOrChange';
}
