import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { pathTo } from '../../../paths';
import { PhoneLink } from '../../../ui/office/PhoneLink';
import styles from './BookingFacts.module.css';
import { crewHistoryMessages } from './crew-history.messages';
import { crewMessages, crewSeatMessages } from './crew.messages';
import { CrewHistory } from './CrewHistory';
import type { OfficeCrewFragment } from './Crews.generated';
import rows from './Rows.module.css';

/** The contact of a crew, and its unnamed seats and payment. */
export function CrewFacts({ crew }: { crew: OfficeCrewFragment }) {
  const { id, firstName, lastName, email, phone, companyName, purchaseOrder } = crew;
  const [isOpen, setIsOpen] = useState(false);
  const seats = { named: crew.namedSeats, unnamed: crew.unnamedSeats };
  const facts: [label: MessageDescriptor, value: ReactNode][] = [
    [
      crewMessages.contact,
      <>
        {firstName} {lastName}
        {companyName && `, ${companyName}`}
        <br />
        <PhoneLink phone={phone} />, <a href={`mailto:${email}`}>{email}</a>
      </>,
    ],
    [crewMessages.purchaseOrder, purchaseOrder ?? '–'],
    [crewMessages.seats, <FormattedMessage key="seats" {...crewSeatMessages.seats} values={seats} />],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label.id} className={styles.fact}>
            <dt>
              <FormattedMessage {...label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={rows.tasks}>
        <Link className={rows.action} to={consolePathTo.bookingsOfCrew(id)}>
          <FormattedMessage {...crewMessages.all} />
        </Link>
        <Link className={rows.action} to={pathTo.crew(id)} target="_blank">
          <FormattedMessage {...crewMessages.page} />
        </Link>
        <button
          type="button"
          className={rows.action}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FormattedMessage {...crewHistoryMessages.show} />
        </button>
      </div>
      {isOpen && <CrewHistory crewBookingId={id} />}
    </>
  );
}
