import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { addressText } from '../address-text';
import styles from './ConfirmationActions.module.css';
import { calendarMessages } from './calendar.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';

interface GoogleCalendarLinksProps {
  classInstance: Confirmation_bookingFragment['classInstance'];
}

/** A link for each day of the class that opens a new event in Google Calendar, without any data of the booking. */
export function GoogleCalendarLinks({ classInstance }: GoogleCalendarLinksProps) {
  const id = useId();
  const formats = useFormats();
  const { language } = useLocale();
  const { days, timeZone, address } = classInstance;
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language).text;
  const links = days.map(({ date, startTime, endTime }) => {
    const query = new URLSearchParams({
      action: 'TEMPLATE',
      text: localized(classInstance.name, classInstance.nameEs, language).text,
      dates: `${compact(date, startTime)}/${compact(date, endTime)}`,
      ctz: timeZone,
      location: `${place}, ${addressText(address)}`,
    });
    return { date, href: `https://calendar.google.com/calendar/render?${query.toString()}` };
  });
  const label = <FormattedMessage {...calendarMessages.addToGoogleCalendar} />;
  return (
    <div className={styles.google}>
      {days.length > 1 && <p id={id}>{label}</p>}
      <ul className={styles.days} aria-labelledby={days.length > 1 ? id : undefined}>
        {links.map(({ date, href }) => (
          <li key={date}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {days.length > 1 ? formats.shortDay(date) : label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** '20261211T080000' */
function compact(date: string, wallTime: string): string {
  return `${date}T${wallTime}00`.replace(/[-:]/g, '');
}
