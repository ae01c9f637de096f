import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { useForm } from '../../ui/use-form';
import { accountProblemMessages, checkNewPassword, type AccountProblem } from './account-checks';
import { AccountForm } from './AccountForm';
import { useAccountPasswordChangeMutation } from './AccountPage.generated';
import { NewPasswordFields } from './NewPasswordFields';
import { securityMessages as messages } from './security.messages';
import { storeSession } from './session-storage';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

interface ChangePasswordFormProps {
  onErrors: (hasErrors: boolean) => void;
}

/** The current password and a new one. Every other session of the account ends; this one goes on. */
export function ChangePasswordForm({ onErrors }: ChangePasswordFormProps) {
  const intl = useIntl();
  const [change] = useAccountPasswordChangeMutation();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: empty,
    fields: ['currentPassword', 'password', 'confirmPassword'],
    check: (typed: typeof empty): { [field in keyof typeof empty]?: AccountProblem } => ({
      ...(typed.currentPassword === '' && { currentPassword: 'currentRequired' as const }),
      ...checkNewPassword(typed),
    }),
    wordsOf: (problem: AccountProblem) => intl.formatMessage(accountProblemMessages[problem]),
  });
  const hasErrors = form.errors.length > 0;
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);

  const send = async (typed: typeof empty) => {
    setIsDone(false);
    const { data } = await change({ variables: { input: typed } });
    if (!data) throw new Error('The server accepted the password without a session for it.');
    storeSession(data.changePassword);
    form.reset(empty);
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
      <AccountForm
        form={form}
        submitLabel={<FormattedMessage {...messages.change} />}
        busyLabel={<FormattedMessage {...messages.changing} />}
        onSubmit={send}
      >
        <PasswordField
          {...form.fieldProps('currentPassword')}
          label={intl.formatMessage(messages.current)}
          autoComplete="current-password"
          value={form.values.currentPassword}
          onChange={(event) => form.change('currentPassword', event.target.value)}
        />
        <NewPasswordFields values={form.values} fieldProps={form.fieldProps} onChange={form.change} />
      </AccountForm>
    </>
  );
}
