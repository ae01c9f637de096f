import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import type { PagePlace } from '../../ui/office/list-address';
import type { News } from '../../ui/office/NewsBar';
import { Panel } from '../../ui/office/Panel';
import { outboxMessages as messages } from './outbox.messages';
import styles from './OutboxPage.module.css';
import { OutboxRows } from './OutboxRows';
import { useOutbox } from './use-outbox';

const firstPage: PagePlace = { number: 1, after: undefined, before: undefined };

interface ClassMessagesProps {
  classInstanceId: string;
  onNews: (news: News) => void;
}

/** Sent and planned messages to the attendees of a class. */
export function ClassMessages({ classInstanceId, onNews }: ClassMessagesProps) {
  const [place, setPlace] = useState(firstPage);
  const list = useOutbox({ classInstanceId }, place);
  return (
    <Panel heading={<FormattedMessage {...messages.title} />}>
      <Banner
        action={
          <Button size="small" onClick={() => void list.refetch().catch(() => undefined)}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        {list.error && <FormattedMessage {...messages.loadFailed} />}
      </Banner>
      {!list.rows && !list.error && (
        <p role="status" className={styles.pending}>
          <FormattedMessage {...messages.loading} />
        </p>
      )}
      <div className={styles.inPanel}>
        <OutboxRows list={list} isFiltered={false} place={place} onPlace={setPlace} onNews={onNews} />
      </div>
    </Panel>
  );
}
