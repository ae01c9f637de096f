import { FormattedMessage } from 'react-intl';

import { crewMessages } from './crew.messages';
import { CrewFacts } from './CrewFacts';
import { useCrewOfBookingQuery } from './Crews.generated';
import styles from './OfficeBookingPage.module.css';

/** The crew that a booking belongs to. */
export function CrewOfBooking({ crewBookingId }: { crewBookingId: string }) {
  const { data, error } = useCrewOfBookingQuery({ variables: { id: crewBookingId } });
  return (
    <section className={styles.part} aria-labelledby="crew">
      <h2 id="crew">
        <FormattedMessage {...crewMessages.heading} />
      </h2>
      {data && <CrewFacts crew={data.crew} />}
      {error && (
        <p role="alert">
          <FormattedMessage {...crewMessages.failed} />
        </p>
      )}
    </section>
  );
}
