import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Failure } from '../../graphql/requests/failure';
import { isLost } from '../../graphql/requests/is-lost';
import { useSite } from '../../graphql/use-site';
import { Banner } from '../../ui/elements/Banner';
import { Button, ButtonRow } from '../../ui/elements/Button';
import { CallOfficeButton } from '../../ui/contact/CallOfficeButton';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { SelectField } from '../../ui/forms/SelectField';
import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import { EmailField } from '../../ui/forms/EmailField';
import { useForm } from '../../ui/forms/use-form';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { contactFormMessages, contactLimitMessages } from './contact-form.messages';
import { readContactDraft, removeContactDraft, writeContactDraft } from './contact-draft';
import { contactForm, type ContactValues } from './contact-form';
import styles from './ContactForm.module.css';
import { useContactMessage } from './use-contact-message';

/** A message to the office. Validated on submit; its values survive a failure and a reload. */
export function ContactForm() {
  const intl = useIntl();
  const site = useSite();
  const send = useContactMessage();
  const [state, setState] = useState<'idle' | 'sent' | Failure>('idle');
  // Until something is typed. The second click of a double click may follow the answer: it must not report empty fields.
  const isEmptyAfterSending = useRef(false);
  const form = useForm({
    form: contactForm,
    restore: readContactDraft,
    // The home page has other elements named 'name' and 'message'.
    idPrefix: 'contact-',
    onValues: (values) => {
      isEmptyAfterSending.current = false;
      writeContactDraft(values);
      setState((current) => (current === 'sent' ? 'idle' : current));
    },
  });
  const { isBusy, run } = useOneAtATime();

  const submit = () => {
    if (isEmptyAfterSending.current) return;
    setState('idle');
    const values = form.validate();
    if (!values) return;
    void run(async () => {
      const outcome = await send(values);
      switch (outcome.kind) {
        case 'sent':
          // Keeps text that was typed while the message was sent.
          if (isSame(form.typed(), values)) {
            form.reset(contactForm.initial);
            removeContactDraft();
            isEmptyAfterSending.current = true;
          }
          setState('sent');
          break;
        case 'refused':
          setState(form.setServerErrors(outcome.failure.fields) ? 'idle' : outcome.failure);
          break;
      }
    });
  };

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <TextField {...form.text('name')} autoComplete="name" />
      <EmailField {...form.text('email')} autoComplete="email" />
      <TextField {...form.text('phone')} autoComplete="tel" />
      <SelectField
        {...form.text('subject')}
        prompt={intl.formatMessage(contactFormMessages.subjectPrompt)}
        options={form.optionsOf('subject')}
      />
      <TextArea
        {...form.text('message')}
        hint={intl.formatMessage(contactFormMessages.messageHint)}
        rows={5}
      />
      <ButtonRow>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel={<FormattedMessage {...contactFormMessages.sending} />}
        >
          <FormattedMessage {...contactFormMessages.send} />
        </Button>
      </ButtonRow>
      {/* The live regions are always rendered, so that screen readers announce their content. */}
      <div>
        <div role="status">
          {state === 'sent' && (
            <p className={styles.sent}>
              <FormattedMessage {...contactFormMessages.sent} />
            </p>
          )}
        </div>
        <Banner action={<CallOfficeButton site={site} />}>
          {typeof state === 'object' && (
            <>
              <span className={styles.failed}>
                <Reason failure={state} />
              </span>
              {isLost(state) && (
                <>
                  <FormattedMessage {...contactFormMessages.lost} />{' '}
                </>
              )}
              <FormattedMessage {...contactFormMessages.kept} />
            </>
          )}
        </Banner>
      </div>
    </form>
  );
}

/** The server limits messages for an hour. */
const defaultWaitMinutes = 60;

function Reason({ failure: { code, retryAfterSeconds } }: { failure: Failure }) {
  if (code !== 'RATE_LIMITED') return <FormattedMessage {...contactFormMessages.failed} />;
  const minutes = retryAfterSeconds === undefined ? defaultWaitMinutes : Math.ceil(retryAfterSeconds / 60);
  return <FormattedMessage {...contactLimitMessages.limited} values={{ minutes }} />;
}

function isSame(typed: ContactValues, sent: ContactValues): boolean {
  return contactForm.names.every((field) => typed[field] === sent[field]);
}
