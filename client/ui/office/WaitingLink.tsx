import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { waitingMessages } from './waiting.messages';
import styles from './WaitingLink.module.css';

interface WaitingLinkProps {
  /** How many people are on the waiting list; nothing is shown for nobody. */
  count: number;
  to: string;
}

/** How many people wait for a class, behind what is said of its seats; leads to their list. */
export function WaitingLink({ count, to }: WaitingLinkProps) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Link to={to} className={styles.link}>
        <FormattedMessage {...waitingMessages.waiting} values={{ count }} />
      </Link>
    </>
  );
}
