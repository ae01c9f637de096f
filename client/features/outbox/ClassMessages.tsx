import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { firstPage } from '../../ui/office/lists/list-url-state';
import type { ToastMessage } from '../../ui/office/overlays/Toast';
import { Panel } from '../../ui/office/page/Panel';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { outboxMessages as messages } from './outbox.messages';
import styles from './Outbox.module.css';
import { OutboxRows } from './OutboxRows';
import { useOutbox } from './use-outbox';

interface ClassMessagesProps {
  classInstanceId: string;
  onToast: (toast: ToastMessage | undefined) => void;
}

/** Sent and planned messages to the attendees of a class. */
export function ClassMessages({ classInstanceId, onToast }: ClassMessagesProps) {
  const [pageCursor, setPageCursor] = useState(firstPage);
  const list = useOutbox({ classInstanceId, state: 'all' }, pageCursor);
  return (
    <Panel heading={<FormattedMessage {...pageNameMessages.outbox} />}>
      <LoadFailed
        onRetry={list.refetch}
        loading={!list.rows && <FormattedMessage {...wordMessages.loading} />}
        layout="rows"
      >
        {list.error && <FormattedMessage {...messages.loadFailed} />}
      </LoadFailed>
      <div className={styles.inPanel}>
        <OutboxRows
          list={list}
          isFiltered={false}
          pageCursor={pageCursor}
          onPage={setPageCursor}
          onToast={onToast}
        />
      </div>
    </Panel>
  );
}
