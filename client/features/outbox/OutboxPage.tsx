import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { outboxKindValues } from '../../schema/outbox-kind.generated';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { Toast } from '../../ui/office/overlays/Toast';
import { ChoiceField } from '../../ui/office/forms/ChoiceField';
import { SearchField } from '../../ui/office/lists/SearchField';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { handledMessages } from '../../ui/office/texts/handled.messages';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { useUrlFilters } from '../../ui/office/lists/url-filters';
import { useFocusWhenRowLeaves } from '../../ui/office/lists/use-focus-when-row-leaves';
import { PageHead } from '../../ui/office/page/PageHead';
import { useToast } from '../../ui/office/overlays/use-toast';
import { usePageTitle } from '../../ui/page/use-page-title';
import { outboxFilters, outboxStateFilters } from './outbox-filters';
import { outboxMessages as messages } from './outbox.messages';
import { kindMessages, stateMessages } from './outbox-labels.messages';
import styles from './Outbox.module.css';
import { OutboxRows } from './OutboxRows';
import { useOutbox } from './use-outbox';

const stateFilterMessages = {
  ...stateMessages,
  scheduled: messages.scheduled,
  all: messages.allWithScheduled,
} as const;

/** The mails and text messages of the site: their state and content, and sending them again. */
export function OutboxPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(pageNameMessages.outbox));
  const { filters, pageCursor, filter, goTo } = useUrlFilters(outboxFilters);
  const list = useOutbox(filters, pageCursor);
  const { toast, setToast, closeToast } = useToast();
  const { rows, total } = list;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenRowLeaves(title, toast, rows);

  return (
    <div className={styles.page}>
      <PageHead
        heading={<FormattedMessage {...pageNameMessages.outbox} />}
        headingRef={title}
        intro={<FormattedMessage {...messages.intro} />}
      />
      <div className={styles.filters} role="search" aria-label={intl.formatMessage(pageNameMessages.outbox)}>
        <SearchField
          id="outbox-search"
          label={intl.formatMessage(messages.search)}
          value={filters.recipient}
          onSearch={(recipient) => filter({ recipient })}
        />
        <ChoiceField
          id="outbox-state"
          label={intl.formatMessage(fieldMessages.status)}
          prompt={messages.allButScheduled}
          values={outboxStateFilters}
          labels={stateFilterMessages}
          value={filters.state}
          onChoose={(state) => filter({ state })}
        />
        <ChoiceField
          id="outbox-kind"
          label={intl.formatMessage(messages.kind)}
          prompt={handledMessages.all}
          values={outboxKindValues}
          labels={kindMessages}
          value={filters.kind}
          onChoose={(kind) => filter({ kind })}
        />
      </div>
      <LoadFailed
        onRetry={list.refetch}
        loading={!rows && <FormattedMessage {...wordMessages.loading} />}
        layout="table"
      >
        {list.error && <FormattedMessage {...messages.loadFailed} />}
      </LoadFailed>
      <p role="status" className={styles.quiet}>
        {total !== undefined && <FormattedMessage {...handledMessages.count} values={{ count: total }} />}
      </p>
      <OutboxRows
        list={list}
        isFiltered={
          filters.recipient !== '' ||
          filters.kind !== undefined ||
          (filters.state !== undefined && filters.state !== 'all')
        }
        pageCursor={pageCursor}
        onPage={goTo}
        onToast={setToast}
      />
      <Toast toast={toast} onClose={closeToast} />
    </div>
  );
}
