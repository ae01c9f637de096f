import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGrowingList } from '../../../graphql/office/use-growing-list';
import { Banner } from '../../../ui/elements/Banner';
import { LoadFailed } from '../../../ui/office/page/LoadFailed';
import { ShowMoreButton } from '../../../ui/elements/ShowMoreButton';
import listPage from '../../../ui/office/lists/ListPage.module.css';
import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import { handledMessages } from '../../../ui/office/texts/handled.messages';
import { ChoiceField } from '../../../ui/office/forms/ChoiceField';
import { SearchField } from '../../../ui/office/lists/SearchField';
import { pageNameMessages } from '../../../ui/office/texts/page-names.messages';
import { useScrollToHash } from '../../../ui/office/page/use-scroll-to-hash';
import { choice, defineFilters, text, useUrlFilters } from '../../../ui/office/lists/url-filters';
import { PageHead } from '../../../ui/office/page/PageHead';
import { usePageTitle } from '../../../ui/page/use-page-title';
import { MessageCard, type MessageMark } from './MessageCard';
import {
  useContactInboxQuery,
  useContactMessageMarkMutation,
  type OfficeMessageFragment,
} from './MessagesPage.generated';
import styles from './MessagesPage.module.css';
import { inboxMessages as messages } from './office-inbox.messages';

const shownChoices = ['open', 'handled', 'all'] as const;
const inboxFilters = defineFilters({ search: text('q'), shown: choice('show', shownChoices, 'open') });

const choiceMessages = {
  open: messages.openOnes,
  handled: messages.handledOnes,
  all: handledMessages.all,
} as const;

const handledOf = { open: false, handled: true, all: null } as const;

function doneMessage({ isRead, isHandled }: MessageMark) {
  if (isHandled !== undefined) return isHandled ? messages.markedHandled : messages.reopened;
  return isRead ? messages.markedRead : messages.markedUnread;
}

/** The contact messages. */
export function MessagesPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(pageNameMessages.contactMessages));
  const { filters, filter } = useUrlFilters(inboxFilters);
  const { search, shown } = filters;
  const query = useContactInboxQuery({
    variables: { search: search || null, isHandled: handledOf[shown], first: 50 },
  });
  // During a search the list stays; but open and handled messages must not be mixed up.
  const list = useGrowingList(query, 'contactMessages', shown);
  const [mark] = useContactMessageMarkMutation();
  const [done, setDone] = useState('');
  const [hasFailed, setHasFailed] = useState(false);

  // To the list if the message is not on its loaded pages.
  useScrollToHash('message-', query.data !== undefined, 'message-list');

  const markMessage = async ({ id, name }: OfficeMessageFragment, change: MessageMark) => {
    setHasFailed(false);
    try {
      // The card stays until the list is opened again, so that a mistake can be undone.
      await mark({ variables: { input: { id, ...change } } });
      setDone(intl.formatMessage(doneMessage(change), { name }));
    } catch {
      setDone('');
      setHasFailed(true);
    }
  };

  return (
    <div className={listPage.page}>
      <PageHead heading={<FormattedMessage {...pageNameMessages.contactMessages} />} />
      <div
        className={listPage.filters}
        role="search"
        aria-label={intl.formatMessage(pageNameMessages.contactMessages)}
      >
        <SearchField
          id="messages-search"
          label={intl.formatMessage(messages.search)}
          value={search}
          onSearch={(wanted) => filter({ search: wanted })}
        />
        <ChoiceField
          id="messages-shown"
          label={intl.formatMessage(wordMessages.show)}
          values={shownChoices}
          labels={choiceMessages}
          value={shown}
          onChoose={(chosen) => filter({ shown: chosen })}
        />
      </div>
      <LoadFailed
        onRetry={query.refetch}
        loading={!list.rows && <FormattedMessage {...wordMessages.loading} />}
        layout="table"
      >
        {list.hasFailed && <FormattedMessage {...messages.loadFailed} />}
      </LoadFailed>
      <Banner>{hasFailed && !list.hasFailed && <FormattedMessage {...messages.markFailed} />}</Banner>
      <div className={styles.counts}>
        {list.rows && (
          <p className={listPage.quiet}>
            {list.total > 0 || (!search && shown !== 'open') ? (
              <FormattedMessage {...handledMessages.count} values={{ count: list.total }} />
            ) : (
              <FormattedMessage {...(search ? messages.noneFound : messages.noneOpen)} />
            )}
          </p>
        )}
        <p role="status" className={styles.status}>
          {done}
        </p>
      </div>
      <ul id="message-list" className={styles.list}>
        {list.rows?.map((message) => (
          <li key={message.id} id={`message-${message.id}`}>
            <MessageCard message={message} onMark={(change) => void markMessage(message, change)} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <ShowMoreButton
          list={list}
          label={wordMessages.showMore}
          busyLabel={wordMessages.loading}
          failure={messages.loadFailed}
        />
      )}
    </div>
  );
}
