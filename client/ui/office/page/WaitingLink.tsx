import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { waitingMessages } from '../texts/waiting.messages';
import styles from './WaitingLink.module.css';

interface WaitingLinkProps {
  /** The number of entries on the waiting list; nothing is rendered for 0. */
  count: number;
  to: string;
}

/** The length of the waiting list, displayed after the seats; links to the list. */
export function WaitingLink({ count, to }: WaitingLinkProps) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Link to={to} className={`tap-area ${styles.link}`}>
        <FormattedMessage {...waitingMessages.waiting} values={{ count }} />
      </Link>
    </>
  );
}
