import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { appendPage } from '../../../graphql/append-page';
import { paths } from '../../../paths';
import { BackLink } from '../../../ui/office/BackLink';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
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
  const { data, error, refetch, fetchMore } = useStudentDuplicatesQuery({
    variables: { first: size, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [toast, setToast] = useState<ToastMessage>();
  const fail = (text: string) => setToast({ kind: 'failed', text });
  const dismissal = useDismissal((done) => setToast({ kind: 'done', ...done }), fail);
  usePageTitle(intl.formatMessage(messages.title));
  const list = data?.studentDuplicates;
  const more = () =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor ?? null },
      updateQuery: appendPage('studentDuplicates'),
    }).catch(() => fail(intl.formatMessage(messages.loadFailed)));
  return (
    <div className={page.page}>
      <BackLink to={paths.adminStudents}>
        <FormattedMessage {...studentPageMessages.back} />
      </BackLink>
      <h1 tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...messages.intro} />
      </p>
      <Banner
        action={
          error && (
            <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
              <FormattedMessage {...bookingMessages.retry} />
            </Button>
          )
        }
      >
        {error && intl.formatMessage(messages.loadFailed)}
      </Banner>
      {!list && !error && (
        <p role="status">
          <FormattedMessage {...bookingMessages.loading} />
        </p>
      )}
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
        <p>
          <Button size="small" onClick={() => void more()}>
            <FormattedMessage {...messages.more} />
          </Button>
        </p>
      )}
      <Toast toast={toast} onClose={() => setToast(undefined)} />
    </div>
  );
}
