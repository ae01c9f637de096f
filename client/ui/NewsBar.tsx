import { useIntl } from 'react-intl';

import { Button } from './Button';
import { X } from './icons/office-icons';
import { CircleAlert } from './icons/site-icons';
import styles from './NewsBar.module.css';
import { newsMessages as messages } from './news.messages';

/** What came of the last thing that was done, and how to take it back. */
export interface News {
  kind: 'done' | 'failed';
  text: string;
  undo?: () => void;
}

interface NewsBarProps {
  news: News | undefined;
  onClose: () => void;
}

/**
 * Says at the lower edge of the window what came of an action, wherever in a long list it was done. Stays until the next
 * one or until it is closed: nobody has to be quick to take something back. Always rendered, so that it is announced.
 */
export function NewsBar({ news, onClose }: NewsBarProps) {
  const intl = useIntl();
  const bar = news && (
    <div className={news.kind === 'failed' ? `${styles.bar} ${styles.failed}` : styles.bar}>
      {news.kind === 'failed' && <CircleAlert className={styles.icon} />}
      <p className={styles.text}>{news.text}</p>
      {news.undo && (
        <Button size="small" onClick={news.undo}>
          {intl.formatMessage(messages.undo)}
        </Button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage(messages.close)}
        onClick={onClose}
      >
        <X className={styles.icon} />
      </button>
    </div>
  );
  return (
    <div className={styles.edge}>
      <div role="status">{news?.kind === 'done' && bar}</div>
      <div role="alert">{news?.kind === 'failed' && bar}</div>
    </div>
  );
}
