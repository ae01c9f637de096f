import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../console-paths';
import { Button } from '../../ui/elements/Button';
import { Table } from '../../ui/office/lists/Table';
import { EmailText } from '../../ui/office/contact/EmailText';
import { Tag } from '../../ui/elements/Tag';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { handledMessages } from '../../ui/office/texts/handled.messages';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { MessagePreview } from './MessagePreview';
import { toneOf, useOutboxFacts } from './outbox-facts';
import { outboxMessages as messages } from './outbox.messages';
import { stateMessages } from './outbox-labels.messages';
import type { OutboxRowFragment } from './Outbox.generated';
import styles from './Outbox.module.css';

interface OutboxTableProps {
  /** Whether filters are active, so that there may be others. */
  isFiltered: boolean;
  rows: readonly OutboxRowFragment[];
  onSendAgain: (message: OutboxRowFragment) => void;
  onMark: (message: OutboxRowFragment) => void;
}

/** Each message with its state; a row expands to the content. */
export function OutboxTable({ isFiltered, rows, onSendAgain, onMark }: OutboxTableProps) {
  const [opened, setOpened] = useState<string>();
  const toggle = ({ id }: OutboxRowFragment) => setOpened(opened === id ? undefined : id);
  const facts = useOutboxFacts();
  return (
    <Table
      caption={<FormattedMessage {...pageNameMessages.outbox} />}
      items={rows}
      empty={<FormattedMessage {...(isFiltered ? messages.noMatch : messages.none)} />}
      row={(message) => ({
        onEnter: () => toggle(message),
        details: opened === message.id && <MessagePreview message={message} />,
      })}
      columns={[
        {
          label: messages.recipient,
          cell: ({ recipient }) => (
            <span className={styles.recipient}>
              <EmailText>{recipient}</EmailText>
            </span>
          ),
        },
        {
          label: messages.kind,
          cell: (message) => (
            <>
              <span className={styles.kind}>
                {facts.kind(message)}
                {message.isTextMessage && (
                  <span className={styles.quiet}>
                    {' ('}
                    <FormattedMessage {...messages.textMessage} />)
                  </span>
                )}
              </span>
              <SubjectLink message={message} />
            </>
          ),
        },
        {
          label: fieldMessages.status,
          cell: (message) => (
            <>
              <span className={styles.state}>
                <Tag tone={toneOf[message.state]}>
                  <FormattedMessage
                    {...(message.isScheduled ? messages.scheduled : stateMessages[message.state])}
                  />
                </Tag>
              </span>
              {message.handledAt !== null && (
                <span className={`${styles.detail} ${styles.recipient}`}>{facts.handled(message)}</span>
              )}
              {[facts.problem(message), facts.nextAttempt(message)].filter(Boolean).map((text) => (
                <span key={text} className={styles.detail}>
                  {text}
                </span>
              ))}
            </>
          ),
        },
        { label: fieldMessages.language, cell: (message) => facts.language(message) },
        {
          label: messages.when,
          cell: (message) => <span className={styles.when}>{facts.when(message)}</span>,
        },
        {
          label: wordMessages.actions,
          isActions: true,
          cell: (message) => (
            <OutboxActions
              message={message}
              isOpen={opened === message.id}
              onToggle={() => toggle(message)}
              onSendAgain={() => onSendAgain(message)}
              onMark={() => onMark(message)}
            />
          ),
        },
      ]}
    />
  );
}

/** Link to the record that the message is about. */
function SubjectLink({ message }: { message: OutboxRowFragment }) {
  const { recipient, bookingId, crewBookingId, studentId } = message;
  const kind = useOutboxFacts().kind(message);
  const record =
    bookingId !== null
      ? { to: consolePathTo.booking(bookingId), text: messages.seeBooking }
      : crewBookingId !== null
        ? { to: consolePathTo.crew(crewBookingId), text: messages.seeCrew }
        : studentId !== null
          ? { to: consolePathTo.student(studentId), text: messages.seeStudent }
          : message.kind === 'instructorClasses' && {
              to: consolePathTo.instructorsWith(recipient),
              text: messages.seeInstructor,
            };
  if (!record) return null;
  return (
    <Link className={`tap-line ${styles.quiet}`} to={record.to}>
      <FormattedMessage {...record.text} />
      <Which kind={kind} recipient={recipient} />
    </Link>
  );
}

/** Read out after a button or link of a row. */
function Which(values: { kind: string; recipient: string }) {
  return (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...messages.ofMessage} values={values} />
    </span>
  );
}

interface OutboxActionsProps {
  message: OutboxRowFragment;
  isOpen: boolean;
  onToggle: () => void;
  onSendAgain: () => void;
  onMark: () => void;
}

function OutboxActions({ message, isOpen, onToggle, onSendAgain, onMark }: OutboxActionsProps) {
  const kind = useOutboxFacts().kind(message);
  const { recipient, state } = message;
  const which = <Which kind={kind} recipient={recipient} />;
  const hasFailed = state === 'failed' || state === 'handled';
  return (
    <div className={styles.buttons}>
      <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.action}>
          <FormattedMessage {...(isOpen ? messages.hide : messages.show)} />
          {which}
        </span>
      </Button>
      {(hasFailed || state === 'sent') && (
        <Button size="small" onClick={onSendAgain}>
          <span className={styles.action}>
            <FormattedMessage {...messages.sendAgain} />
            {which}
          </span>
        </Button>
      )}
      {hasFailed && (
        <Button size="small" onClick={onMark}>
          <span className={styles.action}>
            <FormattedMessage
              {...(state === 'failed' ? handledMessages.markHandled : handledMessages.reopen)}
            />
            {which}
          </span>
        </Button>
      )}
    </div>
  );
}
