import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../ui/elements/Button';
import { ColumnChoice, type ListedColumn } from '../../../ui/office/lists/ColumnChoice';
import { Download } from '../../../ui/icons/office-icons';
import { LoadingSkeleton } from '../../../ui/office/page/LoadingSkeleton';
import { Pagination } from '../../../ui/office/lists/Pagination';
import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import { loadFailedMessages } from '../../../ui/office/page/load-failed.messages';
import { bookingMessages } from './office-bookings.messages';
import { countedTo, countValues } from '../../../ui/office/lists/counted';
import { pageSize, type ListPage } from '../../../ui/office/lists/list-page';
import type { GoToPage, PageCursor } from '../../../ui/office/lists/list-url-state';
import { useExistingPage } from '../../../ui/office/lists/use-existing-page';
import panel from './ListPanel.module.css';
import { useFileDownload } from './use-file-download';

interface ListFrameProps {
  id?: string;
  heading: ReactNode;
  list: ListPage<unknown>;
  pageCursor: PageCursor;
  onPage: GoToPage;
  /** Search and filters. */
  search: ReactNode;
  /** Beside the count. */
  clear?: ReactNode;
  columns: readonly ListedColumn[];
  onToggleColumn: (name: string) => void;
  /** The API file of the whole list. */
  filePath: string;
  onFailed: (text: string) => void;
  /** The table, once loaded. */
  children: ReactNode;
}

/** The layout of both lists: heading, count, search, columns, file and pagination. */
export function ListFrame({
  id,
  heading,
  list,
  pageCursor,
  onPage,
  search,
  clear,
  columns,
  onToggleColumn,
  filePath,
  onFailed,
  children,
}: ListFrameProps) {
  const headingId = useId();
  const { isBusy, save } = useFileDownload(onFailed);
  const { rows, total, adjacent } = list;
  const exactTotal = total === countedTo ? undefined : total;
  const isLeft = useExistingPage({ ...list, total: exactTotal }, pageCursor, onPage);
  const position = useShownPosition(pageCursor, list);

  const retry = () => {
    // The button is removed while the list loads.
    document.getElementById(headingId)?.focus();
    void list.refetch();
  };

  return (
    <section
      id={id}
      className={panel.panel}
      aria-labelledby={headingId}
      aria-busy={list.isStale || undefined}
    >
      <div className={panel.head}>
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        <p className={panel.count} role="status">
          {rows && !isLeft && rows.length > 0 && position.total !== undefined && (
            <FormattedMessage
              {...bookingMessages.found}
              values={rangeOf(position.number, rows.length, position.total)}
            />
          )}
        </p>
        {clear && <div className={panel.clear}>{clear}</div>}
        <div className={`${panel.tools} no-print`}>
          <ColumnChoice columns={columns} onToggle={onToggleColumn} />
          <Button
            size="small"
            busy={isBusy}
            busyLabel={<FormattedMessage {...wordMessages.savingFile} />}
            onClick={() => void save(filePath)}
          >
            <Download />
            <span className={panel.toolText}>
              {total === undefined ? (
                <FormattedMessage {...bookingMessages.file} />
              ) : (
                <FormattedMessage {...bookingMessages.fileOfAll} values={countValues(total)} />
              )}
            </span>
          </Button>
        </div>
      </div>
      {search}
      {rows && !isLeft ? children : <ListPending hasFailed={list.error !== undefined} onRetry={retry} />}
      {adjacent && (
        <Pagination
          page={pageCursor.number}
          size={pageSize}
          total={exactTotal}
          hasNext={list.hasNext}
          isStale={list.isStale}
          onPrevious={() => onPage(adjacent.previous)}
          onNext={() => onPage(adjacent.next)}
        />
      )}
    </section>
  );
}

/** The page and the total of the displayed rows, which may be those of an earlier query. */
function useShownPosition({ number }: PageCursor, { total, isStale }: ListPage<unknown>) {
  const [shown, setShown] = useState({ number, total });
  if (!isStale && (shown.number !== number || shown.total !== total)) setShown({ number, total });
  return shown;
}

function rangeOf(number: number, shown: number, total: number) {
  const end = (number - 1) * pageSize + shown;
  // Rows of earlier pages may have been deleted.
  const to = total === countedTo ? end : Math.min(end, total);
  return { from: to - shown + 1, to, ...countValues(total) };
}

interface ListPendingProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Replaces a list that is not loaded yet. The banner of the page displays the reason. */
function ListPending({ hasFailed, onRetry }: ListPendingProps) {
  if (hasFailed)
    return (
      <div className={panel.empty}>
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...loadFailedMessages.retry} />
        </Button>
      </div>
    );
  return (
    <LoadingSkeleton layout="rows">
      <FormattedMessage {...wordMessages.loading} />
    </LoadingSkeleton>
  );
}
