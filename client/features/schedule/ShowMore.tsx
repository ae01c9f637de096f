import { FormattedMessage } from 'react-intl';

import { Button } from '../../ui/Button';
import { boardMessages } from './board.messages';
import styles from './ShowMore.module.css';

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
        {hasFailed && <FormattedMessage {...boardMessages.moreFailed} />}
      </p>
      <Button
        busy={isLoading}
        busyLabel={<FormattedMessage {...boardMessages.showingMore} />}
        onClick={onPress}
      >
        <FormattedMessage {...boardMessages.showMore} />
      </Button>
    </div>
  );
}
