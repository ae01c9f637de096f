import { FormattedMessage, useIntl } from 'react-intl';
import type { ReactNode } from 'react';

import { consolePathTo } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import { localized } from '../../i18n/localized';
import { useLocale } from '../../i18n/use-locale';
import { bookingStateOf } from '../../ui/bookings/booking-state';
import { bookingStatusMessages, paymentStatusMessages } from '../../ui/bookings/booking-status.messages';
import { bookingTone, paymentTone } from '../../ui/bookings/booking-tones';
import { Button, ButtonAnchor } from '../../ui/elements/Button';
import { Phone } from '../../ui/icons/site-icons';
import { bookingWordMessages } from '../../ui/office/texts/booking-words.messages';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { telUrl } from '../../ui/office/contact/tel-url';
import { Tag } from '../../ui/elements/Tag';
import { phoneText } from '../../ui/contact/phone-text';
import { Link } from 'react-router-dom';
import type { TodayBookingFragment } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import styles from './Today.module.css';
import type { SetPayment } from './use-today';

interface TodayAttendeeProps {
  booking: TodayBookingFragment;
  /** In a roster the emergency contact is displayed; otherwise the class is. */
  isInRoster?: boolean;
  onPayment: SetPayment;
}

/** An attendee with amount due, payment button and phone numbers. */
export function TodayAttendee({ booking, isInRoster = false, onPayment }: TodayAttendeeProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { amount } = useOfficeFormats();
  const { language } = useLocale();
  const { phone, companyName, amountCents, paymentStatus, classInstance } = booking;
  const { emergencyContactName, emergencyContactPhone } = booking;
  const name = intl.formatMessage(wordMessages.person, booking);
  const course = localized(classInstance.name, classInstance.nameEs, language);
  const which = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...wordMessages.ofName} values={{ name }} />
    </span>
  );
  const isPaid = paymentStatus === 'paid';
  const state = bookingStateOf(booking);
  return (
    <li className={styles.person}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <Link className={styles.link} to={consolePathTo.booking(booking.id)}>
            {name}
          </Link>
        </p>
        <p className={styles.detail}>
          {isInRoster ? (
            companyName && <span>{companyName}</span>
          ) : (
            <Link className={styles.link} to={consolePathTo.bookingsOf(classInstance.id)}>
              <span lang={course.lang}>{course.text}</span>
            </Link>
          )}
          {!isInRoster && (
            <span className={styles.when}>
              {formats.nearInstant(classInstance.startsAt, classInstance.timeZone)}
            </span>
          )}
        </p>
      </div>
      <p className={styles.amount}>
        {amount(amountCents)}
        {isInRoster && (isPaid || amountCents > 0) && (
          <Tag tone={paymentTone[paymentStatus]}>
            <FormattedMessage {...paymentStatusMessages[paymentStatus]} />
          </Tag>
        )}
        {isInRoster && booking.attendance && (
          <Tag tone={bookingTone[state]}>
            <FormattedMessage {...bookingStatusMessages[state]} />
          </Tag>
        )}
      </p>
      <div className={styles.actions}>
        {paymentStatus !== 'cancelled' && amountCents > 0 && (
          <Button size="small" onClick={() => void onPayment(booking, isPaid ? 'pending' : 'paid')}>
            <span>
              <FormattedMessage
                {...(isPaid ? bookingWordMessages.markPending : bookingWordMessages.markPaid)}
              />
              {which}
            </span>
          </Button>
        )}
        {phone && (
          <Call phone={phone}>
            <FormattedMessage {...messages.call} />
            {which}
          </Call>
        )}
        {isInRoster && emergencyContactPhone && (
          <Call phone={emergencyContactPhone}>
            <FormattedMessage {...messages.emergency} values={{ name: emergencyContactName }} />
            {which}
          </Call>
        )}
      </div>
    </li>
  );
}

function Call({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <ButtonAnchor size="small" href={telUrl(phone)} title={phoneText(phone)}>
      <Phone size={18} />
      <span>{children}</span>
    </ButtonAnchor>
  );
}
