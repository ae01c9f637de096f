import { FormattedMessage } from 'react-intl';

import { Panel } from '../../../../ui/office/page/Panel';
import { crewMessages } from '../crews/crew.messages';
import { CrewSummary } from '../crews/CrewFacts';
import styles from '../DetailPage.module.css';
import rows from '../Rows.module.css';
import type { useCrewsOfClass } from './use-crews-of-class';

/** The crews of a class with unnamed seats, and their contacts. Nothing if there are none. */
export function CrewsOfClass({ crews, hasFailed }: ReturnType<typeof useCrewsOfClass>) {
  if (crews.length === 0 && !hasFailed) return null;
  return (
    <Panel heading={<FormattedMessage {...crewMessages.ofClass} />}>
      {hasFailed && (
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
