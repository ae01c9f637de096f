import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../graphql/failure';
import { outboxKindValues } from '../../schema/outbox-kind.generated';
import { outboxStateValues } from '../../schema/outbox-state.generated';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { NewsBar, type News } from '../../ui/NewsBar';
import { Pages } from '../../ui/Pages';
import { SearchField } from '../../ui/SearchField';
import { SelectField } from '../../ui/SelectField';
import { usePageTitle } from '../../ui/use-page-title';
import { useOutboxAddress } from './outbox-address';
import { useOutboxFacts } from './outbox-facts';
import { outboxMessages as messages } from './outbox.messages';
import { kindMessages, stateMessages } from './outbox-words.messages';
import { useOutboxResendMutation, type OutboxRowFragment } from './Outbox.generated';
import styles from './OutboxPage.module.css';
import { OutboxTable } from './OutboxTable';
import { pageSize, useOutbox } from './use-outbox';

/** The mails and text messages that the site sends: what became of each, what it says, and sending it again. */
export function OutboxPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.title));
  const { filters, place, filter, goTo } = useOutboxAddress();
  const list = useOutbox(filters, place);
  const [news, setNews] = useState<News>();
  const [asked, setAsked] = useState<OutboxRowFragment>();
  const { sendAgain, isSending } = useSendAgain(setNews);
  const facts = useOutboxFacts();
  // A search waits for a pause as long as its handler is the same.
  const find = useCallback((recipient: string) => filter({ recipient }), [filter]);
  const { rows, total, beside } = list;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was sent again may match the filters no longer: its button went, and with it the focus.
    if (news && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [news, rows]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <p className={styles.quiet}>
          <FormattedMessage {...messages.intro} />
        </p>
      </div>
      <div className={styles.filters} role="search" aria-label={intl.formatMessage(messages.title)}>
        <SearchField
          id="outbox-search"
          label={intl.formatMessage(messages.search)}
          value={filters.recipient}
          onSearch={find}
        />
        <SelectField
          id="outbox-state"
          label={intl.formatMessage(messages.state)}
          prompt={intl.formatMessage(messages.all)}
          options={outboxStateValues.map((value) => ({
            value,
            label: intl.formatMessage(stateMessages[value]),
          }))}
          value={filters.state ?? ''}
          onChange={({ target }) =>
            filter({ state: outboxStateValues.find((each) => each === target.value) })
          }
        />
        <SelectField
          id="outbox-kind"
          label={intl.formatMessage(messages.kind)}
          prompt={intl.formatMessage(messages.all)}
          options={outboxKindValues.map((value) => ({
            value,
            label: intl.formatMessage(kindMessages[value]),
          }))}
          value={filters.kind ?? ''}
          onChange={({ target }) => filter({ kind: outboxKindValues.find((each) => each === target.value) })}
        />
      </div>
      <Banner
        action={
          <Button size="small" onClick={() => void list.refetch().catch(() => undefined)}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        {list.error && <FormattedMessage {...messages.loadFailed} />}
      </Banner>
      <p role="status" className={styles.quiet}>
        {total !== undefined && <FormattedMessage {...messages.count} values={{ count: total }} />}
        {!rows && !list.error && <FormattedMessage {...messages.loading} />}
      </p>
      {rows && (
        <div className={styles.list} aria-busy={list.isStale || undefined}>
          <OutboxTable
            isFiltered={filters.recipient !== '' || filters.state !== undefined || filters.kind !== undefined}
            rows={rows}
            onSendAgain={(message) =>
              message.state === 'sent' ? setAsked(message) : void sendAgain(message)
            }
          />
          {beside && (
            <Pages
              page={place.number}
              size={pageSize}
              total={total}
              hasNext={list.hasNext}
              onPrevious={() => goTo(beside.previous)}
              onNext={() => goTo(beside.next)}
            />
          )}
        </div>
      )}
      <NewsBar news={news} onClose={() => setNews(undefined)} />
      {asked && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.askHeading} values={{ recipient: asked.recipient }} />}
          confirmLabel={<FormattedMessage {...messages.sendAgain} />}
          confirmVariant="primary"
          busyLabel={<FormattedMessage {...messages.sending} />}
          cancelLabel={<FormattedMessage {...messages.keep} />}
          busy={isSending}
          onConfirm={() => void sendAgain(asked).then(() => setAsked(undefined))}
          onCancel={() => setAsked(undefined)}
        >
          <FormattedMessage
            {...messages.askText}
            values={{ kind: facts.kind(asked), when: facts.when(asked) }}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Queues a message anew, says what came of it, and asks for the list again. */
function useSendAgain(onNews: (news: News) => void) {
  const intl = useIntl();
  const client = useApolloClient();
  const [resend, { loading }] = useOutboxResendMutation();
  const sendAgain = async ({ id, recipient }: OutboxRowFragment) => {
    try {
      await resend({ variables: { input: { id } } });
      onNews({ kind: 'done', text: intl.formatMessage(messages.resent, { recipient }) });
    } catch (error) {
      const { code, text } = readFailure(error);
      const conflict = intl.formatMessage(messages.resendConflict);
      onNews({
        kind: 'failed',
        text: code === 'CONFLICT' ? conflict : (text ?? intl.formatMessage(messages.resendFailed)),
      });
    }
    void client.refetchQueries({
      updateCache: (cache) => {
        for (const fieldName of ['outboxMessages', 'dashboard']) cache.evict({ id: 'ROOT_QUERY', fieldName });
      },
    });
  };
  return { sendAgain, isSending: loading };
}
