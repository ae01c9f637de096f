import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { pathTo } from '../../../paths';
import { bookingTone } from '../../../ui/office/booking-tones';
import { Tag } from '../../../ui/Tag';
import { bookingOutcome } from '../booking-outcome';
import { outcomeStatusMessages } from '../confirmation/confirmation.messages';
import type { MyBookings_bookingFragment } from './MyBookings.generated';
import { mineMessages as messages } from './my-bookings.messages';
import styles from './MyBookings.module.css';

/** One booking: class, days, place, who comes, and the way to its page, where everything is done. */
export function MyBooking({ booking, isComing }: { booking: MyBookings_bookingFragment; isComing: boolean }) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const { language } = useLocale();
  const { classInstance } = booking;
  const name = localized(classInstance.name, classInstance.nameEs, language);
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language);
  const outcome = bookingOutcome(booking.bookingStatus, classInstance.status);
  return (
    <li className={styles.item}>
      <h3 lang={name.lang}>{name.text}</h3>
      <p>
        <Tag tone={outcome === 'classCancelled' ? 'off' : bookingTone[outcome]}>
          <FormattedMessage {...outcomeStatusMessages[outcome]} />
        </Tag>
      </p>
      {classInstance.days.map((day) => (
        <p key={day.dayNumber}>
          <strong>{formats.fullDate(day.date)}</strong>,{' '}
          <span className="nowrap">
            {formats.time(day.startTime)} – {formats.time(day.endTime)}
          </span>
          , {zoneName(classInstance.timeZone)}
        </p>
      ))}
      <p>
        {place.text}, {classInstance.address.city}
      </p>
      <p>
        <FormattedMessage
          {...messages.facts}
          values={{
            name: `${booking.firstName} ${booking.lastName}`,
            number: booking.confirmationNumber,
          }}
        />
      </p>
      <Link className={styles.link} to={pathTo.confirmation(booking.id)}>
        <span>
          <FormattedMessage {...(isComing ? messages.manage : messages.view)} />
          <span className="visually-hidden">: {name.text}</span>
        </span>
      </Link>
    </li>
  );
}
