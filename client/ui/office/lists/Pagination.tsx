import { FormattedMessage } from 'react-intl';

import { Button } from '../../elements/Button';
import styles from './Pagination.module.css';
import { paginationMessages as messages } from './pagination.messages';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of rows of a full page. */
  size: number;
  /** The number of rows on all pages; undefined until counted. */
  total: number | undefined;
  hasNext: boolean;
  /** The rows belong to an earlier page, which is being replaced: its neighbours are not those of this one. */
  isStale: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Pagination below a list: the position, and buttons for the previous and next page. */
export function Pagination({ page, size, total, hasNext, isStale, onPrevious, onNext }: PaginationProps) {
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
        <Button
          size="small"
          disabled={page === 1}
          aria-disabled={isStale}
          onClick={() => isStale || onPrevious()}
        >
          <FormattedMessage {...messages.previous} />
        </Button>
        <Button size="small" disabled={!hasNext} aria-disabled={isStale} onClick={() => isStale || onNext()}>
          <FormattedMessage {...messages.next} />
        </Button>
      </div>
    </div>
  );
}
