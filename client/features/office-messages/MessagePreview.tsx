import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../graphql/requests/failure';
import { refusalText } from '../../graphql/refusal-text';
import type { OfficeMessageDraftInput } from '../../graphql/schema.generated';
import { Button } from '../../ui/elements/Button';
import { ChevronLeft, ChevronRight } from '../../ui/icons/office-icons';
import { EmailText } from '../../ui/office/contact/EmailText';
import { MailPreview } from '../../ui/office/contact/MailPreview';
import { Panel } from '../../ui/office/page/Panel';
import { Tabs } from '../../ui/office/page/Tabs';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { useDebounced } from '../../ui/office/lists/use-debounced';
import { isWritten, type MessageValues } from './message-form';
import type { Recipient } from './Recipients';
import { useOfficeMessagePreviewQuery, type OfficeMessagePreviewQuery } from './Write.generated';
import { writeMessages as messages } from './write.messages';
import styles from './OfficeMessages.module.css';

/** Debounce of the preview in milliseconds. */
const debounceMs = 500;

interface MessagePreviewProps {
  recipients: readonly Recipient[];
  values: MessageValues;
  draft: OfficeMessageDraftInput;
  /** Whether attendees who receive text messages get one. */
  isTexted: boolean;
}

/** The message for each recipient, one at a time. */
export function MessagePreview({ recipients, values, draft, isTexted }: MessagePreviewProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const debounced = useDebounced(JSON.stringify(draft), debounceMs);
  const person = recipients[index];
  if (!person) return null;
  const go = (step: number) => setIndex((index + step + recipients.length) % recipients.length);
  return (
    <Panel
      heading={<FormattedMessage {...messages.preview} />}
      action={
        <div className={styles.steps}>
          <Button size="small" aria-label={intl.formatMessage(messages.previous)} onClick={() => go(-1)}>
            <ChevronLeft />
          </Button>
          <span className="tabular">
            <FormattedMessage {...messages.place} values={{ index: index + 1, count: recipients.length }} />
          </span>
          <Button size="small" aria-label={intl.formatMessage(messages.next)} onClick={() => go(1)}>
            <ChevronRight />
          </Button>
        </div>
      }
    >
      <div className={styles.preview}>
        <p role="status">
          <strong>
            <FormattedMessage {...wordMessages.person} values={person} />
          </strong>{' '}
          <span className={styles.quiet}>
            <EmailText>{person.email}</EmailText> · <FormattedMessage {...messages.reads[person.language]} />
          </span>
        </p>
        {isWritten(values, person.language) ? (
          <PreviewOf draft={debounced} person={person} isTexted={isTexted} />
        ) : (
          <p className={styles.quiet}>
            <FormattedMessage {...messages.previewEmpty} />
          </p>
        )}
      </div>
    </Panel>
  );
}

interface PreviewOfProps {
  /** JSON of the input, so that the same text is the same query. */
  draft: string;
  person: Recipient;
  isTexted: boolean;
}

function PreviewOf({ draft, person, isTexted }: PreviewOfProps) {
  const written = JSON.parse(draft) as OfficeMessageDraftInput;
  const hasText = Boolean((person.language === 'es' ? written.spanish : written.english)?.text);
  // Only the recipient's language: the other text may be incomplete.
  const { english, spanish } = written;
  const texts = person.language === 'es' ? { spanish } : { english };
  const { data, previousData, error } = useOfficeMessagePreviewQuery({
    variables: { input: { ...texts, bookingId: person.bookingId, crewBookingId: person.crewBookingId } },
    fetchPolicy: 'no-cache',
    skip: !hasText,
  });
  if (error)
    return (
      <p className={styles.quiet} role="alert">
        {refusalText(readFailure(error)) ?? <FormattedMessage {...messages.previewFailed} />}
      </p>
    );
  const shown = (data ?? previousData)?.officeMessagePreview;
  return shown ? <ShownPreview shown={shown} isTexted={isTexted} /> : null;
}

function ShownPreview({
  shown: { language, subject, html, textMessage },
  isTexted,
}: {
  shown: OfficeMessagePreviewQuery['officeMessagePreview'];
  isTexted: boolean;
}) {
  const intl = useIntl();
  const [channel, setChannel] = useState<'mail' | 'sms'>('mail');
  const hasText = isTexted && textMessage !== null;
  const mail = <MailPreview subject={subject} html={html} language={language} className={styles.mail} />;
  if (!hasText) return mail;
  return (
    <Tabs
      label={intl.formatMessage(messages.channels)}
      tabs={(['mail', 'sms'] as const).map((value) => ({
        value,
        label: intl.formatMessage(messages[value]),
      }))}
      value={channel}
      onChange={setChannel}
    >
      {channel === 'mail' ? (
        mail
      ) : (
        <p className={styles.sms} lang={language}>
          {textMessage}
        </p>
      )}
    </Tabs>
  );
}
