import { FormattedMessage } from 'react-intl';

import { Panel } from '../../../ui/office/Panel';
import { crewMessages } from './crew.messages';
import { CrewSummary } from './CrewFacts';
import { useCrewsOfClassQuery } from './Crews.generated';
import styles from './OfficeBookingPage.module.css';
import rows from './Rows.module.css';

/** The crews of a class with unnamed seats, and their contacts. Nothing if there are none. */
export function CrewsOfClass({ classInstanceId }: { classInstanceId: string }) {
  const { data, error } = useCrewsOfClassQuery({
    variables: { classInstanceId },
    fetchPolicy: 'cache-and-network',
  });
  const crews = data?.crews.filter(({ namedSeats, unnamedSeats }) => namedSeats + unnamedSeats > 0) ?? [];
  if (crews.length === 0 && !error) return null;
  return (
    <Panel heading={<FormattedMessage {...crewMessages.ofClass} />}>
      {error && !data && (
        <p role="alert" className={rows.pending}>
          <FormattedMessage {...crewMessages.failed} />
        </p>
      )}
      {crews.map((crew) => (
        <div key={crew.id} className={styles.body}>
          <CrewSummary crew={crew} />
        </div>
      ))}
    </Panel>
  );
}
