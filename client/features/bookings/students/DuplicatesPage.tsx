import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLoadMore } from '../../../graphql/use-load-more';
import { consolePaths } from '../../../console-paths';
import { BackLink } from '../../../ui/office/BackLink';
import { LoadFailed } from '../../../ui/office/LoadFailed';
import { EmptyState } from '../../../ui/EmptyState';
import { ShowMoreButton } from '../../../ui/ShowMoreButton';
import { Toast, type ToastMessage } from '../../../ui/office/Toast';
import { usePageTitle } from '../../../ui/use-page-title';
import page from '../office/BookingsPage.module.css';
import { bookingMessages } from '../office/office-bookings.messages';
import { useStudentDuplicatesQuery } from './Duplicates.generated';
import { duplicateMessages as messages } from './duplicates.messages';
import { DuplicatePair } from './DuplicatePair';
import { studentPageMessages } from './student-page.messages';
import styles from './Students.module.css';
import { useDismissal } from './use-dismissal';

const size = 20;

/** Pairs of possible duplicates. */
export function DuplicatesPage() {
  const intl = useIntl();
  const query = useStudentDuplicatesQuery({
    variables: { first: size, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, error, refetch } = query;
  const pages = useLoadMore(query, 'studentDuplicates');
  const [toast, setToast] = useState<ToastMessage>();
  const dismissal = useDismissal(
    (done) => setToast({ kind: 'done', ...done }),
    (text) => setToast({ kind: 'failed', text }),
  );
  usePageTitle(intl.formatMessage(messages.title));
  const list = data?.studentDuplicates;
  return (
    <div className={page.page}>
      <BackLink to={consolePaths.students}>
        <FormattedMessage {...studentPageMessages.back} />
      </BackLink>
      <h1 tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...messages.intro} />
      </p>
      <LoadFailed onRetry={refetch} loading={!list && <FormattedMessage {...bookingMessages.loading} />}>
        {error && intl.formatMessage(messages.loadFailed)}
      </LoadFailed>
      {list?.nodes.length === 0 && (
        <EmptyState
          heading={
            <h2>
              <FormattedMessage {...messages.none} />
            </h2>
          }
        >
          <p>
            <FormattedMessage {...messages.noneText} />
          </p>
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && (
        <ul className={styles.pairs}>
          {list.nodes.map((pair) => (
            <DuplicatePair key={pair.id} pair={pair} onDismiss={() => dismissal.dismiss(pair)} />
          ))}
        </ul>
      )}
      {list?.pageInfo.hasNextPage && (
        <ShowMoreButton size="small" list={pages} label={messages.more} failure={messages.loadFailed} />
      )}
      <Toast toast={toast} onClose={() => setToast(undefined)} />
    </div>
  );
}
