import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { officeZone } from '../../../i18n/office/office-zone';
import { Button, ButtonAnchor, ButtonRow } from '../../../ui/elements/Button';
import { EmailLink } from '../../../ui/office/contact/EmailLink';
import { mailUrl } from '../../../ui/office/contact/mail-url';
import { PhoneLink } from '../../../ui/office/contact/PhoneLink';
import { Tag } from '../../../ui/elements/Tag';
import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import { handledMessages } from '../../../ui/office/texts/handled.messages';
import { subjectMessages } from '../contact-form.messages';
import type { OfficeMessageFragment } from './MessagesPage.generated';
import styles from './MessagesPage.module.css';
import { inboxMessages as messages } from './office-inbox.messages';
import { subjectForVisitor } from './subject-for-visitor';

export interface MessageMark {
  isRead?: boolean;
  isHandled?: boolean;
}

interface MessageCardProps {
  message: OfficeMessageFragment;
  onMark: (change: MessageMark) => void;
}

/** A message, and whether the office has read and answered it. */
export function MessageCard({ message, onMark }: MessageCardProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { name, email, phone, readAt, handledAt } = message;
  const subject = intl.formatMessage(subjectMessages[message.subject]);
  const replySubject = intl.formatMessage(messages.replySubject, { subject: subjectForVisitor(message) });
  const isRead = readAt !== null;
  const isHandled = handledAt !== null;
  const which = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...messages.ofMessage} values={{ name, subject }} />
    </span>
  );
  return (
    <article className={styles.card} data-open={!isHandled}>
      <div className={styles.cardHead}>
        <h2 className={styles.subject}>
          <FormattedMessage {...messages.heading} values={{ name, subject }} />
        </h2>
        <Tag tone={isHandled ? 'ok' : isRead ? 'pending' : 'info'}>
          <FormattedMessage
            {...(isHandled ? wordMessages.handled : isRead ? messages.read : wordMessages.unread)}
          />
        </Tag>
      </div>
      <p className={styles.from}>
        <EmailLink email={email} />
        {phone && <PhoneLink phone={phone} />}
        <time dateTime={message.createdAt}>{formats.instant(message.createdAt, officeZone)}</time>
      </p>
      <p className={styles.text} lang={message.language}>
        {message.message}
      </p>
      <ButtonRow>
        <ButtonAnchor size="small" href={`${mailUrl(email)}?subject=${encodeURIComponent(replySubject)}`}>
          <span>
            <FormattedMessage {...messages.reply} />
            {which}
          </span>
        </ButtonAnchor>
        {!isHandled && (
          <Button size="small" onClick={() => onMark({ isRead: !isRead })}>
            <span>
              <FormattedMessage {...(isRead ? messages.markUnread : messages.markRead)} />
              {which}
            </span>
          </Button>
        )}
        <Button size="small" onClick={() => onMark({ isHandled: !isHandled })}>
          <span>
            <FormattedMessage {...(isHandled ? handledMessages.reopen : handledMessages.markHandled)} />
            {which}
          </span>
        </Button>
      </ButtonRow>
    </article>
  );
}
