import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../ui/Button';
import { ActionsCell, DataCell, HeadCell, Row, RowHeader, Table, WideRow } from '../../ui/office/Table';
import { EmailText } from '../../ui/office/EmailText';
import { Tag } from '../../ui/Tag';
import { MessagePreview } from './MessagePreview';
import { toneOf, useOutboxFacts } from './outbox-facts';
import { outboxMessages as messages } from './outbox.messages';
import { stateMessages } from './outbox-labels.messages';
import type { OutboxRowFragment } from './Outbox.generated';
import styles from './OutboxPage.module.css';

const columns = [
  messages.recipient,
  messages.kind,
  messages.state,
  messages.language,
  messages.when,
  messages.actions,
] as const;

interface OutboxTableProps {
  /** Whether filters are active, so that there may be others. */
  isFiltered: boolean;
  rows: readonly OutboxRowFragment[];
  onSendAgain: (message: OutboxRowFragment) => void;
}

/** Each message with its state; a row expands to the content. */
export function OutboxTable({ isFiltered, rows, onSendAgain }: OutboxTableProps) {
  const [opened, setOpened] = useState<string>();
  return (
    <Table
      caption={<FormattedMessage {...messages.title} />}
      head={columns.map((column) => (
        <HeadCell key={column.id}>
          <FormattedMessage {...column} />
        </HeadCell>
      ))}
    >
      {rows.length === 0 && (
        <WideRow columns={columns.length}>
          <FormattedMessage {...(isFiltered ? messages.noMatch : messages.none)} />
        </WideRow>
      )}
      {rows.map((message) => (
        <OutboxRow
          key={message.id}
          message={message}
          isOpen={opened === message.id}
          onToggle={() => setOpened(opened === message.id ? undefined : message.id)}
          onSendAgain={() => onSendAgain(message)}
        />
      ))}
    </Table>
  );
}

interface OutboxRowProps {
  message: OutboxRowFragment;
  isOpen: boolean;
  onToggle: () => void;
  onSendAgain: () => void;
}

function OutboxRow({ message, isOpen, onToggle, onSendAgain }: OutboxRowProps) {
  const intl = useIntl();
  const facts = useOutboxFacts();
  const { recipient, state, isScheduled, isTextMessage } = message;
  const kind = facts.kind(message);
  const details = [facts.problem(message), facts.nextAttempt(message)].filter((text) => text !== undefined);
  const which = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...messages.ofMessage} values={{ kind, recipient }} />
    </span>
  );
  return (
    <>
      <Row onEnter={onToggle}>
        <RowHeader>
          <span className={styles.recipient}>
            <EmailText>{recipient}</EmailText>
          </span>
        </RowHeader>
        <DataCell label={intl.formatMessage(messages.kind)}>
          {kind}
          {isTextMessage && (
            <span className={styles.quiet}>
              {' ('}
              <FormattedMessage {...messages.textMessage} />)
            </span>
          )}
        </DataCell>
        <DataCell label={intl.formatMessage(messages.state)}>
          <span className={styles.state}>
            <Tag tone={toneOf[state]}>
              <FormattedMessage {...(isScheduled ? messages.scheduled : stateMessages[state])} />
            </Tag>
          </span>
          {details.map((text) => (
            <span key={text} className={styles.detail}>
              {text}
            </span>
          ))}
        </DataCell>
        <DataCell label={intl.formatMessage(messages.language)}>{facts.language(message)}</DataCell>
        <DataCell label={intl.formatMessage(messages.when)}>
          <span className={styles.when}>{facts.when(message)}</span>
        </DataCell>
        <ActionsCell>
          <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
            <span className={styles.action}>
              <FormattedMessage {...(isOpen ? messages.hide : messages.show)} />
              {which}
            </span>
          </Button>
          {(state === 'failed' || state === 'sent') && (
            <Button size="small" onClick={onSendAgain}>
              <span className={styles.action}>
                <FormattedMessage {...messages.sendAgain} />
                {which}
              </span>
            </Button>
          )}
        </ActionsCell>
      </Row>
      {isOpen && (
        <WideRow columns={columns.length}>
          <MessagePreview message={message} />
        </WideRow>
      )}
    </>
  );
}
