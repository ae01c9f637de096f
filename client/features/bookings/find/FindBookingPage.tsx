import { useEffect, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';

import { readFailure, type Failure } from '../../../graphql/requests/failure';
import { isLost } from '../../../graphql/requests/is-lost';
import { isRecord } from '../../../graphql/is-record';
import { useSite } from '../../../graphql/use-site';
import { paths, pathTo } from '../../../paths';
import { Banner } from '../../../ui/elements/Banner';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { defineForm, type FieldsFor } from '../../../ui/forms/define-form';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { knownEmail, text } from '../../../ui/forms/form-fields';
import { inputFrom } from '../../../ui/forms/form-input';
import { ArrowLeft } from '../../../ui/icons/site-icons';
import { TextField } from '../../../ui/forms/TextField';
import { EmailField } from '../../../ui/forms/EmailField';
import { useForm } from '../../../ui/forms/use-form';
import { useOneAtATime } from '../../../ui/elements/use-one-at-a-time';
import { usePageTitle } from '../../../ui/page/use-page-title';
import type { RequestBookingLinkInput } from '../../../graphql/schema.generated';
import back from '../book/StepBackLink.module.css';
import { focusHeading } from '../book/use-heading-focus';
import { CallOfficeButton } from '../../../ui/contact/CallOfficeButton';
import { findMessages as messages } from './find-booking.messages';
import { readFindDraft, removeFindDraft, writeFindDraft } from './find-draft';
import { useBookingLinkRequestMutation } from './FindBookingPage.generated';
import styles from './FindBookingPage.module.css';

const findForm = defineForm({
  fields: {
    email: knownEmail({
      required: 'emailRequired',
      invalid: 'emailInvalid',
      inputMode: 'email',
      maxLength: 254,
    }),
    // Accepts lower case, spaces and dashes.
    confirmationNumber: text({
      required: 'numberRequired',
      pattern: /^(?:[\s-]*[a-z\d]){8}[\s-]*$/i,
      invalid: 'numberInvalid',
      maxLength: 40,
      width: 'short',
    }),
  } satisfies FieldsFor<RequestBookingLinkInput>,
  labels: messages,
  problems: messages,
});

/** /find-booking: mails the link of a booking. The response does not reveal whether the booking exists. */
export function FindBookingPage() {
  const intl = useIntl();
  const site = useSite();
  const [request] = useBookingLinkRequestMutation();
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();
  /** Undefined before the first request. */
  const [isDone, setIsDone] = useState<boolean>();
  const given = typedEmail(useLocation().state);
  const form = useForm({
    form: findForm,
    restore: () => readFindDraft(given),
    onValues: (values) => {
      writeFindDraft(values, given);
      setFailure(undefined);
    },
  });
  const title = intl.formatMessage(isDone ? messages.done : messages.title);
  usePageTitle(title);
  useEffect(() => {
    // The button that had the focus was removed.
    if (isDone !== undefined) focusHeading();
  }, [isDone]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const typed = form.validate();
    if (!typed) return;
    void run(async () => {
      try {
        await request({ variables: { input: inputFrom(findForm, typed) } });
        removeFindDraft();
        setIsDone(true);
      } catch (error) {
        const refused = readFailure(error);
        if (!form.setServerErrors(refused.fields)) setFailure(refused);
      }
    });
  };

  return (
    <div className={`wrap ${styles.page}`}>
      <p>
        <Link className={back.link} to={pathTo.classes}>
          <ArrowLeft className={back.icon} />
          <FormattedMessage {...messages.backToClasses} />
        </Link>
      </p>
      <div className={styles.sheet}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          <FormattedMessage {...(isDone ? messages.doneText : messages.text)} />
        </p>
        {!isDone && (
          <form className={styles.form} method="post" noValidate onSubmit={submit}>
            <Banner>{failure && <FormattedMessage {...messageOf(failure)} />}</Banner>
            <EmailField
              {...form.text('email')}
              hint={<FormattedMessage {...messages.emailHint} />}
              autoComplete="email"
            />
            <TextField
              {...form.text('confirmationNumber')}
              hint={<FormattedMessage {...messages.numberHint} />}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            {site && (
              <p>
                <FormattedMessage
                  {...messages.noNumber}
                  values={{
                    account: (chunks) => <Link to={paths.register}>{chunks}</Link>,
                    phone: (
                      <a key="phone" className="nowrap" href={`tel:${site.companyPhone}`}>
                        {site.companyPhoneDisplay}
                      </a>
                    ),
                  }}
                />
              </p>
            )}
            <Button
              type="submit"
              variant="primary"
              block
              busy={isBusy}
              busyLabel={<FormattedMessage {...messages.busy} />}
            >
              <FormattedMessage {...messages.submit} />
            </Button>
          </form>
        )}
        <ButtonRow>
          {isDone && (
            <Button onClick={() => setIsDone(false)}>
              <FormattedMessage {...messages.again} />
            </Button>
          )}
          <CallOfficeButton site={site} />
        </ButtonRow>
      </div>
    </div>
  );
}

/** The email typed on the page before, which comes with the history entry and never in the address. */
function typedEmail(historyState: unknown): string {
  const email = isRecord(historyState) ? historyState['email'] : undefined;
  return typeof email === 'string' ? email : '';
}

function messageOf(failure: Failure) {
  if (isLost(failure)) return messages.lost;
  return failure.code === 'RATE_LIMITED' ? messages.tooMany : messages.fault;
}
