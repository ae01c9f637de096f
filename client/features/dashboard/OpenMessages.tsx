import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../console-paths';
import { useFormats } from '../../i18n/formats';
import { officeZone } from '../../i18n/office/office-zone';
import { Panel } from '../../ui/office/page/Panel';
import { Tag } from '../../ui/elements/Tag';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import type { TodayQuery } from './Today.generated';
import { todayMessages as messages } from './today.messages';
import { taskPaths } from './task-paths';
import styles from './Today.module.css';

interface OpenMessagesProps {
  open: TodayQuery['contactMessages'];
  failed: TodayQuery['outboxMessages'];
}

/** Unanswered contact messages, and messages that could not be sent. */
export function OpenMessages({ open, failed }: OpenMessagesProps) {
  const formats = useFormats();
  return (
    <Panel heading={<FormattedMessage {...messages.messagesHeading} />}>
      {open.totalCount > 0 && (
        <>
          <ul className={styles.list}>
            {open.nodes.map(({ id, name, readAt, createdAt }) => (
              <li key={id} className={styles.line}>
                <Link className={styles.link} to={consolePaths.messages}>
                  {name}
                </Link>
                <span className={styles.detail}>
                  <FormattedMessage
                    {...messages.wrote}
                    values={{ when: formats.nearInstant(createdAt, officeZone) }}
                  />
                </span>
                {readAt === null && (
                  <Tag tone="info">
                    <FormattedMessage {...wordMessages.unread} />
                  </Tag>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <Link className={styles.link} to={consolePaths.messages}>
              <FormattedMessage {...messages.allMessages} values={{ count: open.totalCount }} />
            </Link>
          </p>
        </>
      )}
      {failed.totalCount > 0 && (
        <>
          <ul className={open.totalCount > 0 ? `${styles.list} ${styles.next}` : styles.list}>
            {failed.nodes.map(({ id, isTextMessage, recipient }) => (
              <li key={id} className={styles.line}>
                <Link className={styles.link} to={taskPaths.failedMessagesTo(recipient)}>
                  <FormattedMessage
                    {...(isTextMessage ? messages.failedText : messages.failedMail)}
                    values={{ recipient }}
                  />
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <Link className={styles.link} to={consolePathTo.failedMessages}>
              <FormattedMessage {...messages.allFailed} values={{ count: failed.totalCount }} />
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
