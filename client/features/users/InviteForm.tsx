import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Failure } from '../../graphql/requests/failure';
import { useLocale } from '../../i18n/use-locale';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { FormFields } from '../../ui/office/forms/FormFields';
import { Panel } from '../../ui/office/page/Panel';
import { SaveBar } from '../../ui/office/forms/SaveBar';
import { UnsavedGuard } from '../../ui/office/forms/UnsavedGuard';
import { useDraftForm } from '../../ui/office/forms/use-draft-form';
import { whileSending } from '../../ui/office/forms/while-sending';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { useFocusOnMount } from '../../ui/page/use-focus-on-mount';
import { inviteForm, type InviteValues } from './invite-form';
import { usersMessages as messages } from './users.messages';
import styles from './Users.module.css';

interface InviteFormProps {
  /** @returns the server's errors by field, if it rejected them */
  onSend: (values: InviteValues) => Promise<Failure['fields']>;
  onClose: () => void;
}

/** The form of an invitation. */
export function InviteForm({ onSend, onClose }: InviteFormProps) {
  const heading = useFocusOnMount<HTMLSpanElement>();
  const { language } = useLocale();
  // Of the reader when the form was opened: a colleague probably reads the same.
  const [initial] = useState({ ...inviteForm.initial, language });
  const { form, isDirty } = useDraftForm({ form: inviteForm, idPrefix: 'invite-', initial });
  const { isBusy, run } = useOneAtATime();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (typed) void run(async () => void form.setServerErrors(await onSend(typed)));
  };

  return (
    <Panel
      heading={
        <span ref={heading} tabIndex={-1}>
          <FormattedMessage {...messages.invite} />
        </span>
      }
    >
      <form noValidate onSubmit={submit} {...whileSending(isBusy)}>
        <div className={styles.fields}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <FormFields state={form} autoComplete="off" />
        </div>
        <SaveBar
          isDirty={isDirty}
          isBusy={isBusy}
          saveLabel={<FormattedMessage {...messages.send} />}
          onCancel={onClose}
        />
      </form>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
    </Panel>
  );
}
