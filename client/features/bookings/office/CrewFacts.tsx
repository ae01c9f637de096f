import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../console-paths';
import { PhoneLink } from '../../../ui/office/PhoneLink';
import styles from './BookingFacts.module.css';
import { crewMessages, crewSeatMessages } from './crew.messages';
import type { OfficeCrewFragment } from './Crews.generated';
import rows from './Rows.module.css';

interface CrewProps {
  crew: OfficeCrewFragment;
}

/** The contact of a crew, its purchase order and its seats. */
export function CrewFacts({ crew }: CrewProps) {
  const { firstName, lastName, email, phone, companyName, purchaseOrder } = crew;
  const seats = { named: crew.namedSeats, unnamed: crew.unnamedSeats };
  const facts: [label: MessageDescriptor, value: ReactNode][] = [
    [
      crewMessages.contact,
      <>
        {firstName} {lastName}
        {companyName && `, ${companyName}`}
        <br />
        <PhoneLink phone={phone} />,{' '}
        <a className="tap-line" href={`mailto:${email}`}>
          {email}
        </a>
      </>,
    ],
    [crewMessages.purchaseOrder, purchaseOrder ?? '–'],
    [crewMessages.seats, <FormattedMessage key="seats" {...crewSeatMessages.seats} values={seats} />],
  ];
  return (
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
  );
}

/** The same with a link to the crew. */
export function CrewSummary({ crew }: CrewProps) {
  return (
    <>
      <CrewFacts crew={crew} />
      <div className={rows.tasks}>
        <Link className={rows.action} to={consolePathTo.crew(crew.id)}>
          <FormattedMessage {...crewMessages.open} />
        </Link>
      </div>
    </>
  );
}
