import { useIntl } from 'react-intl';

import { Panel } from '../../../../ui/office/page/Panel';
import { crewMessages } from '../crews/crew.messages';
import { CrewSummary } from '../crews/CrewFacts';
import { useCrewOfBookingQuery } from '../crews/Crews.generated';
import styles from '../DetailPage.module.css';

/** The crew that a booking belongs to. */
export function CrewOfBooking({ crewBookingId }: { crewBookingId: string }) {
  const { formatMessage } = useIntl();
  const { data, error } = useCrewOfBookingQuery({ variables: { id: crewBookingId } });
  return (
    <Panel heading={formatMessage(crewMessages.heading)}>
      <div className={styles.body}>
        {data && <CrewSummary crew={data.crew} />}
        {error && <p role="alert">{formatMessage(crewMessages.failed)}</p>}
      </div>
    </Panel>
  );
}
