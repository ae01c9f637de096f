import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Notice } from '../../ui/Notice';
import { SelectField } from '../../ui/SelectField';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { contactMessages, subjectMessages } from './contact.messages';
import { contactResolver } from './contact-resolver';
import { readContactDraft, removeContactDraft, writeContactDraft } from './contact-draft';
import { contactSubjects, emptyContactValues, type ContactField, type ContactValues } from './contact-values';
import styles from './ContactForm.module.css';
import { contactFieldId, useContactErrors } from './use-contact-errors';
import { useContactMessage } from './use-contact-message';

interface ContactFormProps {
  /** Whether a field has an error, for the page's title. */
  onErrors: (hasErrors: boolean) => void;
}

/** A message to the office. Checked when it is sent; what was typed outlives a failure and a reload. */
export function ContactForm({ onErrors }: ContactFormProps) {
  const intl = useIntl();
  const send = useContactMessage();
  const [draft] = useState(readContactDraft);
  const form = useForm<ContactValues>({
    defaultValues: draft,
    resolver: contactResolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [failedChecks, setFailedChecks] = useState(0);
  const isSending = useRef(false);
  const errors = useContactErrors(form.formState.errors);
  const hasErrors = errors.length > 0;

  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => writeContactDraft(values) }),
    [form],
  );

  const submit = async (values: ContactValues) => {
    // Two quick presses are one message.
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    const outcome = await send(values);
    isSending.current = false;
    switch (outcome.kind) {
      case 'sent':
        form.reset(emptyContactValues);
        removeContactDraft();
        setState('sent');
        break;
      case 'refusedFields':
        for (const [field, message] of outcome.errors) form.setError(field, { type: 'server', message });
        setFailedChecks((count) => count + 1);
        setState('idle');
        break;
      case 'failed':
        setState('failed');
        break;
    }
  };

  const refuse = () => {
    setState('idle');
    setFailedChecks((count) => count + 1);
  };

  const edit = (field: ContactField) => {
    form.clearErrors(field);
    setState((current) => (current === 'sent' ? 'idle' : current));
  };

  const fieldProps = (field: ContactField) => ({
    id: contactFieldId(field),
    error: errors.find((error) => error.field === field)?.message,
    ...form.register(field, { onChange: () => edit(field) }),
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit, refuse)(event)}
    >
      <ErrorSummary errors={errors} attempt={failedChecks} />
      <TextField
        {...fieldProps('name')}
        label={intl.formatMessage(contactMessages.name)}
        autoComplete="name"
      />
      <TextField
        {...fieldProps('email')}
        type="email"
        inputMode="email"
        label={intl.formatMessage(contactMessages.email)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...fieldProps('phone')}
        type="tel"
        inputMode="tel"
        width="short"
        optional
        label={intl.formatMessage(contactMessages.phone)}
        autoComplete="tel"
      />
      <SelectField
        {...fieldProps('subject')}
        label={intl.formatMessage(contactMessages.subject)}
        prompt={intl.formatMessage(contactMessages.subjectPrompt)}
        options={contactSubjects.map((subject) => ({
          value: subject,
          label: intl.formatMessage(subjectMessages[subject]),
        }))}
      />
      <TextArea
        {...fieldProps('message')}
        label={intl.formatMessage(contactMessages.message)}
        hint={intl.formatMessage(contactMessages.messageHint)}
        rows={5}
      />
      <ButtonRow>
        <Button
          type="submit"
          variant="primary"
          busy={state === 'sending'}
          busyLabel={<FormattedMessage {...contactMessages.sending} />}
        >
          <FormattedMessage {...contactMessages.send} />
        </Button>
      </ButtonRow>
      {/* The regions are always there: a screen reader announces what comes into them. */}
      <div>
        <div role="status">
          {state === 'sent' && (
            <Notice>
              <p className={styles.outcome}>
                <FormattedMessage {...contactMessages.sent} />
              </p>
            </Notice>
          )}
        </div>
        <div role="alert">
          {state === 'failed' && (
            <Notice>
              <p className={styles.outcome}>
                <FormattedMessage {...contactMessages.failed} />
              </p>
              <p>
                <FormattedMessage {...contactMessages.kept} />
              </p>
            </Notice>
          )}
        </div>
      </div>
    </form>
  );
}
