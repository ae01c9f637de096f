import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { EmailLink } from '../../../../ui/office/contact/EmailLink';
import { PhoneLink } from '../../../../ui/office/contact/PhoneLink';
import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { crewMessages, crewSeatMessages } from './crew.messages';
import type { OfficeCrewFragment } from './Crews.generated';
import { Facts, type Fact } from '../Facts';
import rows from '../Rows.module.css';

interface CrewProps {
  crew: OfficeCrewFragment;
}

interface CrewFactsProps extends CrewProps {
  /** Displayed below the others. */
  more?: readonly Fact[];
}

/** The contact of a crew, its purchase order and its seats. */
export function CrewFacts({ crew, more = [] }: CrewFactsProps) {
  const { firstName, lastName, email, phone, companyName, purchaseOrder } = crew;
  const seats = { named: crew.namedSeats, unnamed: crew.unnamedSeats };
  const facts: Fact[] = [
    [
      fieldMessages.contact,
      <>
        {firstName} {lastName}
        {companyName && `, ${companyName}`}
        <br />
        <PhoneLink phone={phone} />, <EmailLink email={email} />
      </>,
    ],
    [crewMessages.purchaseOrder, purchaseOrder],
    [crewMessages.seats, <FormattedMessage key="seats" {...crewSeatMessages.seats} values={seats} />],
    ...more,
  ];
  return <Facts facts={facts} />;
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
