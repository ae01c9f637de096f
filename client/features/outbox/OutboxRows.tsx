import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { retryOnNetworkError } from '../../graphql/office/retry-on-network-error';
import { useInvalidateLists } from '../../graphql/office/use-invalidate-lists';
import { ConfirmDialog } from '../../ui/office/overlays/ConfirmDialog';
import type { ToastMessage } from '../../ui/office/overlays/Toast';
import { Pagination } from '../../ui/office/lists/Pagination';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { pageSize } from '../../ui/office/lists/list-page';
import type { GoToPage, PageCursor } from '../../ui/office/lists/list-url-state';
import { useExistingPage } from '../../ui/office/lists/use-existing-page';
import { useAttempt } from '../use-attempt';
import { useFailureText, type FailureTexts } from '../use-failure-text';
import { useOutboxFacts } from './outbox-facts';
import { outboxMessages as messages } from './outbox.messages';
import { useOutboxMarkMutation, useOutboxResendMutation, type OutboxRowFragment } from './Outbox.generated';
import styles from './Outbox.module.css';
import { OutboxTable } from './OutboxTable';
import type { useOutbox } from './use-outbox';

interface OutboxRowsProps {
  list: ReturnType<typeof useOutbox>;
  isFiltered: boolean;
  pageCursor: PageCursor;
  onPage: GoToPage;
  onToast: (toast: ToastMessage | undefined) => void;
}

/** A page of messages, once loaded, with the actions to send one again and to mark a failed one as handled. */
export function OutboxRows({ list, isFiltered, pageCursor, onPage, onToast }: OutboxRowsProps) {
  const [asked, setAsked] = useState<OutboxRowFragment>();
  const { sendAgain, isSending } = useResend(onToast);
  const mark = useMark(onToast);
  const facts = useOutboxFacts();
  const { rows, total, adjacent } = list;
  const isLeft = useExistingPage(list, pageCursor, onPage);
  if (!rows || isLeft) return null;
  return (
    <div className={styles.list} aria-busy={list.isStale || undefined}>
      <OutboxTable
        isFiltered={isFiltered}
        rows={rows}
        onSendAgain={(message) => (message.state === 'sent' ? setAsked(message) : void sendAgain(message))}
        onMark={(message) => void mark(message, message.state === 'failed')}
      />
      {adjacent && (
        <Pagination
          page={pageCursor.number}
          size={pageSize}
          total={total}
          hasNext={list.hasNext}
          isStale={list.isStale}
          onPrevious={() => onPage(adjacent.previous)}
          onNext={() => onPage(adjacent.next)}
        />
      )}
      {asked && (
        <ConfirmDialog
          heading={<FormattedMessage {...messages.askHeading} values={{ recipient: asked.recipient }} />}
          confirmLabel={<FormattedMessage {...messages.sendAgain} />}
          confirmVariant="primary"
          busyLabel={<FormattedMessage {...wordMessages.sending} />}
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

const failureTexts: FailureTexts = {
  byCode: { CONFLICT: messages.resendConflict },
  lost: messages.resendUnknown,
  otherwise: messages.resendFailed,
};

/** Queues a message again, reports the outcome, and refetches the list. */
function useResend(onToast: (toast: ToastMessage) => void) {
  const intl = useIntl();
  const invalidateLists = useInvalidateLists();
  const [resend, { loading }] = useOutboxResendMutation();
  const failureText = useFailureText();
  const sendAgain = async ({ id, recipient }: OutboxRowFragment) => {
    try {
      await resend({ variables: { input: { id } } });
      onToast({ kind: 'done', text: intl.formatMessage(messages.resent, { recipient }) });
    } catch (error) {
      // Not repeated: the server would send one that has left meanwhile a second time.
      onToast({ kind: 'failed', text: failureText(error, failureTexts) });
    }
    invalidateLists('outboxMessages', 'dashboard');
  };
  return { sendAgain, isSending: loading };
}

/** Marks a failed message as handled or open, reports the outcome, and refetches the list. */
function useMark(onToast: OutboxRowsProps['onToast']) {
  const intl = useIntl();
  const invalidateLists = useInvalidateLists();
  const [send] = useOutboxMarkMutation();
  const { attempt } = useAttempt(onToast, {
    byCode: { CONFLICT: messages.markConflict, NOT_FOUND: messages.markConflict },
    reload: () => void invalidateLists('outboxMessages', 'dashboard'),
  });
  const mark = (message: OutboxRowFragment, isHandled: boolean): Promise<void> =>
    attempt(async () => {
      const { id, recipient } = message;
      await retryOnNetworkError(() => send({ variables: { input: { id, isHandled } } }));
      return {
        text: intl.formatMessage(isHandled ? messages.markedHandled : messages.reopened, { recipient }),
        undo: () => void mark(message, !isHandled),
      };
    });
  return mark;
}
