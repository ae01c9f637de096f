import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGrowingList } from '../../../../graphql/office/use-growing-list';
import { consolePaths } from '../../../../console-paths';
import { PageHead } from '../../../../ui/office/page/PageHead';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { EmptyState } from '../../../../ui/elements/EmptyState';
import { ShowMoreButton } from '../../../../ui/elements/ShowMoreButton';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useFocusWhenRowLeaves } from '../../../../ui/office/lists/use-focus-when-row-leaves';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import page from '../ListLayout.module.css';
import { useStudentDuplicatesQuery } from './Duplicates.generated';
import { duplicateMessages as messages } from './duplicates.messages';
import { DuplicatePair } from './DuplicatePair';
import styles from '../students/Students.module.css';
import { useDismissal } from './use-dismissal';

const size = 20;

/** Pairs of possible duplicates. */
export function DuplicatesPage() {
  const intl = useIntl();
  const query = useStudentDuplicatesQuery({ variables: { first: size, after: null } });
  const list = useGrowingList(query, 'studentDuplicates');
  const { toast, showDone, showFailed, closeToast } = useToast();
  const dismissal = useDismissal(showDone, showFailed);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenRowLeaves(heading, toast, list.rows);
  usePageTitle(intl.formatMessage(pageNameMessages.duplicates));
  return (
    <div className={page.page}>
      <PageHead
        back={{ to: consolePaths.students, label: <FormattedMessage {...pageNameMessages.students} /> }}
        heading={<FormattedMessage {...pageNameMessages.duplicates} />}
        headingRef={heading}
        intro={<FormattedMessage {...messages.intro} />}
      />
      <LoadFailed
        onRetry={query.refetch}
        loading={!list.rows && <FormattedMessage {...wordMessages.loading} />}
        layout="cards"
      >
        {list.hasFailed && intl.formatMessage(messages.loadFailed)}
      </LoadFailed>
      {list.rows?.length === 0 && (
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
      {list.rows && list.rows.length > 0 && (
        <ul className={styles.pairs}>
          {list.rows.map((pair) => (
            <DuplicatePair key={pair.id} pair={pair} onDismiss={() => dismissal.dismiss(pair)} />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <ShowMoreButton size="small" list={list} label={messages.more} failure={messages.loadFailed} />
      )}
      <Toast toast={toast} onClose={closeToast} />
    </div>
  );
}
