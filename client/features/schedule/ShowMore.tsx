import { FormattedMessage } from 'react-intl';

import { Button } from '../../ui/Button';
import styles from './ShowMore.module.css';
import { scheduleMessages } from './schedule.messages';

interface ShowMoreProps {
  isLoading: boolean;
  hasFailed: boolean;
  onPress: () => void;
}

/** The end of what is loaded. */
export function ShowMore({ isLoading, hasFailed, onPress }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status" className={styles.failure}>
        {hasFailed && <FormattedMessage {...scheduleMessages.moreFailed} />}
      </p>
      <Button
        busy={isLoading}
        busyLabel={<FormattedMessage {...scheduleMessages.showingMore} />}
        onClick={onPress}
      >
        <FormattedMessage {...scheduleMessages.showMore} />
      </Button>
    </div>
  );
}
