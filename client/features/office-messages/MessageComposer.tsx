import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { OfficeMessageAudienceInput } from '../../graphql/schema.generated';
import { consolePaths } from '../../console-paths';
import { languageValues } from '../../schema/language.generated';
import { Button, ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { Checkbox } from '../../ui/forms/Checkbox';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { Toast } from '../../ui/office/overlays/Toast';
import { Panel } from '../../ui/office/page/Panel';
import { UnsavedGuard } from '../../ui/office/forms/UnsavedGuard';
import { whileSending } from '../../ui/office/forms/while-sending';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { useDraftForm } from '../../ui/office/forms/use-draft-form';
import { useUndoToast } from '../../ui/office/overlays/use-undo-toast';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { isAnythingWritten, messageForm, messageTexts, type MessageValues } from './message-form';
import { MessagePreview } from './MessagePreview';
import { Recipients } from './Recipients';
import { TemplateChoice } from './TemplateChoice';
import { useOfficeMessage, type SentMessage } from './use-office-message';
import { MessageTextFields } from './MessageTextFields';
import type { OfficeMessageStartQuery } from './Write.generated';
import { writeMessages as messages } from './write.messages';
import styles from './OfficeMessages.module.css';

interface MessageComposerProps {
  audience: OfficeMessageAudienceInput;
  start: OfficeMessageStartQuery;
}

/** The form of a message beside its preview; a sent message can be withdrawn for a while. */
export function MessageComposer({ audience, start }: MessageComposerProps) {
  const intl = useIntl();
  const { recipients, textMessages } = start.officeMessageAudience;
  const { templates, placeholders } = start.officeMessageHelp;
  const needed = languageValues.filter((each) => recipients.some(({ language }) => language === each));
  const [toast, setToast] = useUndoToast();
  const [sent, setSent] = useState<SentMessage>();
  const { form } = useDraftForm({
    form: messageForm(needed),
    subject: `message:${JSON.stringify(audience)}`,
    isSent: sent !== undefined,
  });
  const { isBusy, run } = useOneAtATime();
  const testing = useOneAtATime();
  const heading = useRef<HTMLHeadingElement>(null);
  const office = useOfficeMessage((text) => setToast({ kind: 'failed', text }), form.setServerErrors);
  const draft = { ...audience, ...messageTexts(form.values, needed) };
  const texted = form.values.textMessages ? textMessages : 0;
  useEffect(() => heading.current?.focus(), [sent]);

  const withdraw = async (message: SentMessage) => {
    const withdrawn = await office.withdraw(message.id);
    if (!withdrawn) {
      setToast((failed) => failed && { ...failed, undo: () => void withdraw(message) });
      return;
    }
    const isWithdrawn = withdrawn.reached < message.people;
    if (isWithdrawn) setSent(undefined);
    const text = intl.formatMessage(messages.withdrawn, { reached: withdrawn.reached });
    setToast({ kind: isWithdrawn ? 'done' : 'failed', text });
  };
  const send = async (values: MessageValues) => {
    const message = await office.send({ ...draft, textMessages: values.textMessages });
    if (!message) return;
    setSent(message);
    setToast({
      kind: 'done',
      text: intl.formatMessage(messages.leaves, message),
      undo: () => void withdraw(message),
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (typed) void run(() => send(typed));
  };
  const test = async () => {
    if (!form.validate()) return;
    const recipient = await office.sendTest(draft);
    if (recipient) setToast({ kind: 'done', text: intl.formatMessage(messages.tested, { recipient }) });
  };
  return (
    <>
      {sent ? (
        <Panel heading={<FormattedMessage {...messages.onItsWay} />}>
          <div className={styles.sent}>
            <p ref={heading} tabIndex={-1}>
              <FormattedMessage {...messages.counts} values={sent} />
            </p>
            <ButtonRow>
              <ButtonLink to={consolePaths.outbox}>
                <FormattedMessage {...messages.sentMessages} />
              </ButtonLink>
              <Button
                onClick={() => {
                  form.reset(form.form.initial);
                  setSent(undefined);
                  setToast(undefined);
                }}
              >
                <FormattedMessage {...messages.another} />
              </Button>
            </ButtonRow>
          </div>
        </Panel>
      ) : (
        <div className={styles.columns}>
          <Panel heading={<FormattedMessage {...messages.message} />}>
            <form noValidate onSubmit={submit} className={styles.form} {...whileSending(isBusy)}>
              <ErrorSummary errors={form.errors} attempt={form.attempt} />
              <Recipients recipients={recipients} />
              <TemplateChoice templates={templates} state={form} />
              {needed.map((language) => (
                <MessageTextFields
                  key={language}
                  language={language}
                  isAlone={needed.length === 1}
                  state={form}
                  placeholders={placeholders}
                />
              ))}
              {textMessages > 0 && <Checkbox {...form.box('textMessages')} />}
              <p className={styles.counts} role="status">
                <FormattedMessage
                  {...messages.counts}
                  values={{ people: recipients.length, textMessages: texted }}
                />
              </p>
              <ButtonRow>
                <Button
                  type="submit"
                  variant="primary"
                  busy={isBusy}
                  busyLabel={<FormattedMessage {...wordMessages.sending} />}
                >
                  <FormattedMessage {...messages.send} values={{ count: recipients.length }} />
                </Button>
                <Button
                  busy={testing.isBusy}
                  busyLabel={<FormattedMessage {...messages.testing} />}
                  onClick={() => void testing.run(test)}
                >
                  <FormattedMessage {...messages.test} />
                </Button>
              </ButtonRow>
            </form>
            <UnsavedGuard isDirty={isAnythingWritten(form.values) && !isBusy} />
          </Panel>
          <MessagePreview recipients={recipients} values={form.values} draft={draft} isTexted={texted > 0} />
        </div>
      )}
      <Toast toast={toast} onClose={() => setToast(undefined)} />
    </>
  );
}
