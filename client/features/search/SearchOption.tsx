import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { localized } from '../../i18n/localized';
import { useOfficeFormats } from '../../i18n/office-formats';
import { useLocale } from '../../i18n/use-locale';
import { phoneText } from '../../ui/phone-text';
import type { ResultOption } from './search-results';
import type { FoundBookingFragment, FoundClassFragment, FoundStudentFragment } from './Search.generated';
import styles from './SearchDialog.module.css';
import { searchMessages as messages } from './search.messages';
import type { SearchCommand } from './search-commands';

/** The content of a result. */
export function SearchOption<Command extends SearchCommand>({ option }: { option: ResultOption<Command> }) {
  switch (option.kind) {
    case 'command':
      return <span className={styles.name}>{option.command.label}</span>;
    case 'booking':
      return <BookingLine booking={option.booking} />;
    case 'student':
      return <StudentLine student={option.student} />;
    case 'class':
      return <ClassLine foundClass={option.foundClass} />;
  }
}

function BookingLine({ booking }: { booking: FoundBookingFragment }) {
  const { classInstance } = booking;
  return (
    <>
      <span className={styles.name}>
        <FormattedMessage {...messages.person} values={booking} />{' '}
        <span className={styles.number}>{booking.confirmationNumber}</span>
      </span>
      <Details>
        <Course {...classInstance} />
        <Moment {...classInstance} />
        <FormattedMessage {...messages[stateOf(booking)]} />
      </Details>
    </>
  );
}

/** The most relevant status. Own messages, because those of lists and forms are in a chunk that guests load. */
function stateOf({ bookingStatus, paymentSummary, classInstance }: FoundBookingFragment) {
  if (bookingStatus === 'cancelled') return 'cancelledBooking';
  if (classInstance.status === 'cancelled') return 'cancelledClass';
  return paymentSummary === 'pending' || paymentSummary === 'nothingDue' ? paymentSummary : 'paid';
}

function StudentLine({ student }: { student: FoundStudentFragment }) {
  return (
    <>
      <span className={styles.name}>
        <FormattedMessage {...messages.person} values={student} />
      </span>
      <Details>
        {student.email}
        {student.phone && phoneText(student.phone)}
      </Details>
    </>
  );
}

function ClassLine({ foundClass }: { foundClass: FoundClassFragment }) {
  const { language } = useLocale();
  const { classType, takenSeats: taken, maxAttendees: total } = foundClass;
  const place = localized(foundClass.locationName, foundClass.locationNameEs, language);
  return (
    <>
      <span className={styles.name}>
        <Course {...classType} />
      </span>
      <Details>
        <Moment {...foundClass} />
        <span key="place" lang={place.lang}>
          {place.text}, {foundClass.address.city}
        </span>
        {foundClass.instructorName}
        {foundClass.status === 'cancelled' ? (
          <FormattedMessage {...messages.cancelledClass} />
        ) : (
          <FormattedMessage {...messages.seats} values={{ taken, total }} />
        )}
      </Details>
    </>
  );
}

/** A row of facts without the missing ones. */
function Details({ children }: { children: ReactNode[] }) {
  return (
    <span className={styles.details}>
      {children
        .filter((child) => child !== null && child !== false && child !== '')
        .map((child, index) => (
          // Their order is fixed.
          <span key={index}> {child}</span>
        ))}
    </span>
  );
}

function Course({ name, nameEs }: { name: string; nameEs: string | null }) {
  const { language } = useLocale();
  const { text, lang } = localized(name, nameEs, language);
  return <span lang={lang}>{text}</span>;
}

function Moment({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const { instant } = useOfficeFormats();
  const intl = useIntl();
  return (
    <time dateTime={startsAt} lang={intl.locale}>
      {instant(startsAt, timeZone)}
    </time>
  );
}
