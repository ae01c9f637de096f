import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { localized } from '../../i18n/localized';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import { officeZone } from '../../i18n/office/office-zone';
import { useLocale } from '../../i18n/use-locale';
import { Tag } from '../../ui/elements/Tag';
import { bookingWordMessages } from '../../ui/office/texts/booking-words.messages';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { dashboardMessages as messages } from './dashboard.messages';
import styles from './DashboardList.module.css';
import type { DashboardQuery } from './DashboardPage.generated';

interface RecentBookingsProps {
  bookings: DashboardQuery['dashboard']['recentBookings'];
}

/** The newest bookings: attendee, class with its date, and when it was made, in the time zone of the office. */
export function RecentBookings({ bookings }: RecentBookingsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const officeFormats = useOfficeFormats();
  const { language } = useLocale();
  if (bookings.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage {...messages.noBookings} />
      </p>
    );
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => {
        const { id, firstName, lastName, createdAt, bookingStatus, paymentSummary, classInstance } = booking;
        const isClassOff = classInstance.status === 'cancelled';
        const { text, lang } = localized(classInstance.name, classInstance.nameEs, language);
        const user = [firstName, lastName]
          .map((name) => name.trim())
          .filter(Boolean)
          .join(' ');
        return (
          <li key={id} className={styles.row}>
            <span>
              <Link className={styles.name} to={consolePathTo.booking(id)}>
                {user || intl.formatMessage(messages.unknownUser)}
              </Link>
              <span className={styles.detail}>
                <span lang={text ? lang : undefined}>
                  {text || intl.formatMessage(classWordMessages.unknownClass)}
                </span>
                , {officeFormats.columnDay(classInstance.startsAt, classInstance.timeZone)}
              </span>
              <span className={styles.detail}>
                <FormattedMessage
                  {...messages.booked}
                  values={{
                    moment: <time dateTime={createdAt}>{formats.instant(createdAt, officeZone)}</time>,
                  }}
                />
              </span>
            </span>
            <span className={styles.tags}>
              {(bookingStatus === 'cancelled' || isClassOff) && (
                <Tag tone={isClassOff ? 'alert' : 'off'}>
                  <FormattedMessage
                    {...(isClassOff ? classWordMessages.cancelled : messages.bookingCancelled)}
                  />
                </Tag>
              )}
              {paymentSummary === 'refundDue' && (
                <Tag tone="alert">
                  <FormattedMessage {...bookingWordMessages.refundDue} />
                </Tag>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
