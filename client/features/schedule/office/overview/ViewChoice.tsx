import { FormattedMessage, useIntl } from 'react-intl';

import { scheduleViewMessages as messages } from './schedule-view.messages';
import { scheduleViews, type ScheduleView } from './use-schedule-view';
import styles from './ViewChoice.module.css';

interface ViewChoiceProps {
  view: ScheduleView;
  onChoose: (view: ScheduleView) => void;
}

/** Cards, table, week or month. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const intl = useIntl();
  return (
    <div role="group" className={`${styles.views} no-print`} aria-label={intl.formatMessage(messages.views)}>
      {scheduleViews.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.view}
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          <FormattedMessage {...messages[each]} />
        </button>
      ))}
    </div>
  );
}
