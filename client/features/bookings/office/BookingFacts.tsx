import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';

import { localized } from '../../../i18n/localized';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { useLocale } from '../../../i18n/use-locale';
import { bookingStatusMessages } from '../../../ui/office/booking-status.messages';
import styles from './BookingFacts.module.css';
import { owedOf } from './BookingTags';
import { bookingListMessages as messages } from './booking-list.messages';
import { bookingFormMessages } from './office-bookings.messages';
import { personMessages } from './office-person.messages';
import { studentMessages } from './office-students.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

type Fact = [label: MessageDescriptor, value: ReactNode];

/** All data of a booking. `whole`: including what a row of the list displays. */
export function BookingFacts({
  booking,
  whole = false,
}: {
  booking: OfficeBookingFragment;
  whole?: boolean;
}) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const { language } = useLocale();
  const { classInstance } = booking;
  const course = localized(classInstance.name, classInstance.nameEs, language);
  const shownInRow: Fact[] = [
    [messages.number, booking.confirmationNumber],
    [
      bookingFormMessages.class,
      <span key="class" lang={course.lang}>
        {course.text}
      </span>,
    ],
    [messages.classDate, formats.instant(classInstance.startsAt, classInstance.timeZone)],
    [messages.booking, intl.formatMessage(bookingStatusMessages[booking.bookingStatus])],
    [messages.payment, intl.formatMessage(owedOf(booking).text)],
    [bookingFormMessages.amount, formats.amount(booking.amountCents)],
    [personMessages.email, booking.email],
  ];
  const facts: Fact[] = [
    ...(whole ? shownInRow : []),
    [personMessages.phone, booking.phone],
    [personMessages.companyName, booking.companyName],
    [studentMessages.emergencyContact, `${booking.emergencyContactName}, ${booking.emergencyContactPhone}`],
    [messages.place, `${classInstance.locationName}, ${classInstance.city}`],
    [bookingFormMessages.bookingDate, formats.date(booking.bookingDate)],
    [
      messages.textMessages,
      intl.formatMessage(booking.textNotifications ? messages.wanted : messages.notWanted),
    ],
    [bookingFormMessages.notes, booking.notes],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label.id} className={styles.fact}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
