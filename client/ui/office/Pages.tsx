import { FormattedMessage } from 'react-intl';

import { Button } from '../Button';
import styles from './Pages.module.css';
import { pagesMessages as messages } from './pages.messages';

interface PagesProps {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many rows a full page has. */
  size: number;
  /** How many rows there are on all pages; undefined while nobody has counted. */
  total: number | undefined;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** The foot of a list in pages: where one is, and the way back and on. */
export function Pages({ page, size, total, hasNext, onPrevious, onNext }: PagesProps) {
  const count = total === undefined ? undefined : Math.max(1, Math.ceil(total / size), page);
  if (page === 1 && !hasNext) return null;
  return (
    <div className={styles.pages}>
      <p role="status">
        {count === undefined ? (
          <FormattedMessage {...messages.page} values={{ page }} />
        ) : (
          <FormattedMessage {...messages.pageOf} values={{ page, count }} />
        )}
      </p>
      <div className={styles.ways}>
        <Button size="small" disabled={page === 1} onClick={onPrevious}>
          <FormattedMessage {...messages.previous} />
        </Button>
        <Button size="small" disabled={!hasNext} onClick={onNext}>
          <FormattedMessage {...messages.next} />
        </Button>
      </div>
    </div>
  );
}
