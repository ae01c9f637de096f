import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { localized } from '../../../i18n/localized';
import { useOfficeFormats } from '../../../i18n/office/office-formats';
import { officeZone } from '../../../i18n/office/office-zone';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { languageMessages } from '../../../ui/classes/language.messages';
import { bookingStateOf } from '../../../ui/bookings/booking-state';
import { bookingStatusMessages } from '../../../ui/bookings/booking-status.messages';
import { EmailLink } from '../../../ui/office/contact/EmailLink';
import { PhoneLink } from '../../../ui/office/contact/PhoneLink';
import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../../ui/office/texts/fields.messages';
import { paymentSummaryMessages } from './BookingTags';
import { bookingListMessages as messages } from './booking-list.messages';
import { emergencyContactLink } from './person/emergency-contact';
import { Facts, type Fact } from './Facts';
import { messageLanguageMessages } from './person/message-language.messages';
import { bookingFormMessages } from './office-bookings.messages';
import { personMessages } from './person/office-person.messages';
import { studentMessages } from './students/office-students.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

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
  const zoneName = useZoneName();
  const zone = zoneName(classInstance.timeZone);
  const course = localized(classInstance.name, classInstance.nameEs, language);
  const place = localized(classInstance.locationName, classInstance.locationNameEs, language);
  const shownInRow: Fact[] = [
    [messages.number, booking.confirmationNumber],
    [
      bookingFormMessages.class,
      <Link key="class" className="tap-area" to={consolePathTo.class(classInstance.id)} lang={course.lang}>
        {course.text}
      </Link>,
    ],
    [
      messages.classDate,
      <span key="date">
        {formats.instant(classInstance.startsAt, classInstance.timeZone)}
        {zone !== zoneName(officeZone) && <>, {zone}</>}
      </span>,
    ],
    [messages.booking, intl.formatMessage(bookingStatusMessages[bookingStateOf(booking)])],
    [messages.payment, intl.formatMessage(paymentSummaryMessages[booking.paymentSummary])],
    [bookingFormMessages.amount, formats.amount(booking.amountCents)],
    [personMessages.email, <EmailLink key="email" email={booking.email} isAlone />],
  ];
  const facts: Fact[] = [
    ...(whole ? shownInRow : []),
    [personMessages.phone, booking.phone && <PhoneLink phone={booking.phone} isAlone />],
    [personMessages.companyName, booking.companyName],
    [studentMessages.emergencyContact, emergencyContactLink(booking)],
    [
      messages.place,
      <Fragment key="place">
        <span lang={place.lang}>{place.text}</span>, {classInstance.city}
      </Fragment>,
    ],
    [bookingFormMessages.bookingDate, formats.date(booking.bookingDate)],
    [
      messages.textMessages,
      intl.formatMessage(booking.textNotifications ? wordMessages.yes : wordMessages.no),
    ],
    [messageLanguageMessages.language, intl.formatMessage(languageMessages[booking.language])],
    [fieldMessages.notes, booking.notes],
  ];
  return <Facts facts={facts} />;
}
