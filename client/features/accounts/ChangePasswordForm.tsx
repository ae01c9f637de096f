import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { EmptyResponseError } from '../../graphql/requests/failure';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { Notice } from '../../ui/elements/Notice';
import { PasswordField } from '../../ui/forms/PasswordField';
import { useForm } from '../../ui/forms/use-form';
import { changePasswordForm } from './account-forms';
import { AccountForm } from './AccountForm';
import { useAccountPasswordChangeMutation } from './AccountPage.generated';
import { NewPasswordFields } from './NewPasswordFields';
import { securityMessages as messages } from './security.messages';
import { storeSession } from './session-storage';

/** The current password and a new one. Ends all other sessions of the account. */
export function ChangePasswordForm() {
  const [change] = useAccountPasswordChangeMutation();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ form: changePasswordForm });

  const send = async (typed: typeof changePasswordForm.initial) => {
    setIsDone(false);
    const { data } = await change({ variables: { input: typed } });
    if (!data) throw new EmptyResponseError();
    storeSession(data.changePassword);
    form.reset(changePasswordForm.initial);
    setIsDone(true);
  };

  return (
    <>
      <div role="status">
        {isDone && (
          <Notice>
            <FormattedMessage {...messages.changed} />
          </Notice>
        )}
      </div>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <AccountForm
        form={form}
        submitLabel={<FormattedMessage {...messages.change} />}
        busyLabel={<FormattedMessage {...messages.changing} />}
        onSubmit={send}
      >
        <PasswordField {...form.text('currentPassword')} autoComplete="current-password" />
        <NewPasswordFields text={form.text} />
      </AccountForm>
    </>
  );
}
