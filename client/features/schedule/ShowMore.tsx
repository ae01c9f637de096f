import { FormattedMessage } from 'react-intl';
import type { LinkProps } from 'react-router-dom';

import { ButtonLink } from '../../ui/elements/Button';
import { onPlainClick } from '../../ui/elements/plain-click';
import { boardMessages } from './board.messages';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  /** The whole board: the target of the link without scripts or in a new tab. */
  to: LinkProps['to'];
  isLoading: boolean;
  hasFailed: boolean;
  onPress: () => void;
}

/** The button at the end of the visible classes. */
export function ShowMore({ to, isLoading, hasFailed, onPress }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status" className={styles.failure}>
        {hasFailed && <FormattedMessage {...boardMessages.moreFailed} />}
      </p>
      <ButtonLink
        to={to}
        aria-busy={isLoading || undefined}
        aria-disabled={isLoading || undefined}
        onClick={onPlainClick(() => {
          if (!isLoading) onPress();
        })}
      >
        <FormattedMessage {...(isLoading ? boardMessages.showingMore : boardMessages.showMore)} />
      </ButtonLink>
    </div>
  );
}
