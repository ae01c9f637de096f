import { FormattedMessage } from 'react-intl';

import { History } from '../../../../ui/office/page/History';
import { Panel } from '../../../../ui/office/page/Panel';
import { RecordColumns } from '../../../../ui/office/page/RecordFrame';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { CardDays, CardFacts } from '../ClassCardFacts';
import { classFormMessages } from '../class-form/class-form.messages';
import { useClassHistoryQuery } from './ClassPage.generated';
import { officeScheduleMessages } from '../office-schedule.messages';
import styles from './OfficeClassPage.module.css';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { useClassEvent } from './use-class-event';

/** Facts, days and history of a class. */
export function ClassDetails({ scheduled }: { scheduled: OfficeClassFragment }) {
  const history = useClassHistoryQuery({ variables: { id: scheduled.id } });
  const eventOf = useClassEvent();
  const { instructorName, notes } = scheduled;
  return (
    <RecordColumns
      aside={
        <History
          events={history.data?.classHistory.map(eventOf)}
          hasFailed={history.error !== undefined}
          onRetry={() => history.refetch()}
        />
      }
    >
      <Panel heading={<FormattedMessage {...wordMessages.details} />}>
        <div className={styles.facts}>
          <CardFacts scheduled={scheduled} />
          {instructorName && (
            <p className={styles.line}>
              <FormattedMessage {...officeScheduleMessages.instructor} values={{ name: instructorName }} />
            </p>
          )}
          {notes && (
            <p className={styles.line}>
              <FormattedMessage {...officeScheduleMessages.notes} values={{ notes }} />
            </p>
          )}
        </div>
      </Panel>
      <Panel heading={<FormattedMessage {...classFormMessages.days} />}>
        <div className={styles.facts}>
          <CardDays scheduled={scheduled} />
        </div>
      </Panel>
    </RecordColumns>
  );
}
