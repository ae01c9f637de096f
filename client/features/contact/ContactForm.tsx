import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contactSubjectValues } from '../../schema/contact-subject.generated';
import { Button, ButtonRow } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Notice } from '../../ui/Notice';
import { SelectField } from '../../ui/SelectField';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import { contactMessages, problemMessages, subjectMessages } from './contact.messages';
import { readContactDraft, removeContactDraft, writeContactDraft } from './contact-draft';
import {
  contactFields,
  emptyContactValues,
  validateContact,
  type ContactField,
  type ContactProblem,
} from './contact-values';
import styles from './ContactForm.module.css';
import { useContactMessage } from './use-contact-message';

/** Where a field is on the home page, which has other things called 'name' and 'message'. */
const contactFieldId = (field: ContactField) => `contact-${field}`;

interface ContactFormProps {
  /** Whether a field has an error, for the page's title. */
  onErrors: (hasErrors: boolean) => void;
}

/** A message to the office. Checked when it is sent; what was typed outlives a failure and a reload. */
export function ContactForm({ onErrors }: ContactFormProps) {
  const intl = useIntl();
  const send = useContactMessage();
  const [draft] = useState(readContactDraft);
  const form = useForm({
    initial: draft,
    fields: contactFields,
    check: validateContact,
    wordsOf: (problem: ContactProblem) => intl.formatMessage(problemMessages[problem]),
    idOf: contactFieldId,
    onValues: writeContactDraft,
  });
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const isSending = useRef(false);
  const hasErrors = form.errors.length > 0;

  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);
  const submit = async () => {
    // Two quick presses are one message.
    if (isSending.current) return;
    setState('idle');
    const values = form.validate();
    if (!values) return;
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
        form.setServerErrors(Object.fromEntries(outcome.errors));
        setState('idle');
        break;
      case 'failed':
        setState('failed');
        break;
    }
  };

  const fieldProps = (field: ContactField) => ({
    ...form.fieldProps(field),
    value: form.values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      form.change(field, target.value);
      setState((current) => (current === 'sent' ? 'idle' : current));
    },
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
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
        options={contactSubjectValues.map((subject) => ({
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
