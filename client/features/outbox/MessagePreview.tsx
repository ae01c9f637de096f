import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { languageValues, type Language } from '../../schema/language.generated';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { ChoiceField } from '../../ui/office/forms/ChoiceField';
import { MailPreview } from '../../ui/office/contact/MailPreview';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { useOutboxPreviewQuery, type OutboxPreviewQuery, type OutboxRowFragment } from './Outbox.generated';
import { outboxMessages as messages } from './outbox.messages';
import styles from './Outbox.module.css';

const languageNames = { en: wordMessages.english, es: wordMessages.spanish } as const;

/** The content of a message in either language. */
export function MessagePreview({ message }: { message: OutboxRowFragment }) {
  const intl = useIntl();
  const id = useId();
  const [language, setLanguage] = useState<Language>(message.language);
  const { data, error, refetch } = useOutboxPreviewQuery({
    variables: { id: message.id, language },
    fetchPolicy: 'network-only',
  });
  return (
    <div className={styles.preview}>
      <ChoiceField
        id={`${id}-language`}
        label={intl.formatMessage(fieldMessages.language)}
        values={languageValues}
        labels={languageNames}
        value={language}
        onChoose={setLanguage}
      />
      <LoadFailed onRetry={refetch} loading={!data && <FormattedMessage {...wordMessages.loading} />}>
        {error && <FormattedMessage {...messages.previewFailed} />}
      </LoadFailed>
      {data && <Content {...data.outboxMessagePreview} />}
    </div>
  );
}

type ContentProps = OutboxPreviewQuery['outboxMessagePreview'];

function Content({ language, subject, text, html, attachment }: ContentProps) {
  if (text === null)
    return (
      <p>
        <FormattedMessage {...messages.nothing} />
      </p>
    );
  return (
    <>
      <p className={styles.quiet}>
        <FormattedMessage {...messages.asItIsNow} />
      </p>
      {subject === null || html === null ? (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      ) : (
        <MailPreview subject={subject} html={html} language={language} className={styles.mail} />
      )}
      {attachment !== null && (
        <p>
          <FormattedMessage {...messages.attachment} values={{ name: attachment }} />
        </p>
      )}
    </>
  );
}
