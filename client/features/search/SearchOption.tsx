import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { localized } from '../../i18n/localized';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import { officeZone } from '../../i18n/office/office-zone';
import { useLocale } from '../../i18n/use-locale';
import { bookingWordMessages } from '../../ui/office/texts/booking-words.messages';
import { classWordMessages } from '../../ui/office/texts/class-words.messages';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { waitingStateMessages } from '../../ui/office/texts/waiting-state.messages';
import { phoneText } from '../../ui/contact/phone-text';
import type { ResultOption } from './search-results';
import type {
  FoundBookingFragment,
  FoundClassFragment,
  FoundCrewFragment,
  FoundMessageFragment,
  FoundStudentFragment,
  FoundUserFragment,
  FoundVenueFragment,
  FoundWaitingPersonFragment,
} from './Search.generated';
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
    case 'waiting':
      return <WaitingLine person={option.person} />;
    case 'crew':
      return <CrewLine crew={option.crew} />;
    case 'message':
      return <MessageLine message={option.message} />;
    case 'venue':
      return <VenueLine venue={option.venue} />;
    case 'instructor':
      return <PersonLine name={option.instructor.name} email={option.instructor.email} />;
    case 'list':
      return <AllOf heading={option.heading} />;
    case 'user':
      return <PersonLine name={nameOf(option.user)} email={option.user.email} />;
  }
}

function AllOf({ heading }: { heading: MessageDescriptor }) {
  const intl = useIntl();
  return <FormattedMessage {...messages.allIn} values={{ list: intl.formatMessage(heading) }} />;
}

function BookingLine({ booking }: { booking: FoundBookingFragment }) {
  const { classInstance } = booking;
  return (
    <>
      <span className={styles.name}>
        <FormattedMessage {...wordMessages.person} values={booking} />{' '}
        <span className={styles.number}>{booking.confirmationNumber}</span>
      </span>
      <Details>
        <Course {...classInstance} />
        <Moment {...classInstance} />
        <FormattedMessage {...stateOf(booking)} />
      </Details>
    </>
  );
}

/** The most relevant status. Some messages are its own: guests load the chunk with those of lists and forms. */
function stateOf({ bookingStatus, paymentSummary, classInstance }: FoundBookingFragment) {
  if (bookingStatus === 'cancelled') return messages.cancelledBooking;
  if (classInstance.status === 'cancelled') return classWordMessages.cancelled;
  if (paymentSummary === 'pending') return messages.pending;
  return bookingWordMessages[paymentSummary === 'nothingDue' ? 'nothingDue' : 'paid'];
}

function StudentLine({ student }: { student: FoundStudentFragment }) {
  return (
    <>
      <span className={styles.name}>
        <FormattedMessage {...wordMessages.person} values={student} />
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
          <FormattedMessage {...classWordMessages.cancelled} />
        ) : (
          <FormattedMessage {...messages.seats} values={{ taken, total }} />
        )}
      </Details>
    </>
  );
}

function WaitingLine({ person }: { person: FoundWaitingPersonFragment }) {
  const { classInstance, seats } = person;
  return (
    <>
      <span className={styles.name}>
        <FormattedMessage {...wordMessages.person} values={person} />
      </span>
      <Details>
        <Course {...classInstance} />
        <Moment {...classInstance} />
        <FormattedMessage {...messages.wantedSeats} values={{ seats }} />
        <FormattedMessage {...waitingStateOf(person)} />
      </Details>
    </>
  );
}

function waitingStateOf({ state, hasDeclined, isWithdrawn, classInstance }: FoundWaitingPersonFragment) {
  if (classInstance.status === 'cancelled') return classWordMessages.cancelled;
  if (hasDeclined) return messages.declined;
  return isWithdrawn ? waitingStateMessages.withdrawn : waitingStateMessages[state];
}

function CrewLine({ crew }: { crew: FoundCrewFragment }) {
  const { classInstance, purchaseOrder: number, namedSeats, unnamedSeats: unnamed } = crew;
  return (
    <>
      <span className={styles.name}>
        <FormattedMessage {...wordMessages.person} values={crew} />
        {crew.companyName && `, ${crew.companyName}`}
      </span>
      <Details>
        <Course {...classInstance} />
        <Moment {...classInstance} />
        {number && <FormattedMessage {...messages.purchaseOrder} values={{ number }} />}
        <FormattedMessage {...messages.crewSeats} values={{ seats: namedSeats + unnamed, unnamed }} />
        {classInstance.status === 'cancelled' && <FormattedMessage {...classWordMessages.cancelled} />}
      </Details>
    </>
  );
}

function MessageLine({ message }: { message: FoundMessageFragment }) {
  const { name, email, createdAt, readAt, handledAt } = message;
  const seen = readAt !== null ? messages.readMessage : wordMessages.unread;
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Details>
        {email}
        <Moment startsAt={createdAt} timeZone={officeZone} />
        <FormattedMessage {...(handledAt !== null ? wordMessages.handled : seen)} />
      </Details>
    </>
  );
}

function VenueLine({ venue: { name, nameEs, address } }: { venue: FoundVenueFragment }) {
  return (
    <>
      <span className={styles.name}>
        <Course name={name} nameEs={nameEs} />
      </span>
      <Details>{[address.city]}</Details>
    </>
  );
}

function PersonLine({ name, email }: { name: string; email: string | null }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Details>{[name === email ? null : email]}</Details>
    </>
  );
}

const nameOf = ({ firstName, lastName, email }: FoundUserFragment) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

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
