import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { EmptyResponseError, readFailure, type Failure } from '../../graphql/requests/failure';
import { Button } from '../../ui/elements/Button';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { inputFrom } from '../../ui/forms/form-input';
import { PasswordField } from '../../ui/forms/PasswordField';
import { EmailField } from '../../ui/forms/EmailField';
import { useForm } from '../../ui/forms/use-form';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { useErrorInTitle } from '../../ui/page/use-page-title';
import { loginForm } from './account-forms';
import { AccountFailure } from './AccountFailure';
import styles from './AccountForm.module.css';
import { loginMessages } from './login.messages';
import { useAccountLoginMutation, type AccountLoginMutation } from './LoginPage.generated';

interface LoginFormProps {
  onLogin: (session: AccountLoginMutation['login']) => void;
  /** The address of the account, if it is known. */
  email?: string | undefined;
  /** If the field names are not unique in the document. */
  idPrefix?: string;
  /** The heading, which follows the summary of errors. */
  children?: ReactNode;
}

/** Email and password. Every rejection has the same text, so that it does not reveal which accounts exist. */
export function LoginForm({ onLogin, email = '', idPrefix = '', children }: LoginFormProps) {
  const [login] = useAccountLoginMutation();
  const [failure, setFailure] = useState<Failure>();
  const { isBusy, run } = useOneAtATime();

  const form = useForm({
    form: loginForm,
    initial: { ...loginForm.initial, email },
    idPrefix,
    onValues: () => setFailure(undefined),
  });
  useErrorInTitle(failure !== undefined);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const typed = form.validate();
    if (!typed) return;
    void run(async () => {
      try {
        const { data } = await login({ variables: { input: inputFrom(loginForm, typed) } });
        if (!data) throw new EmptyResponseError();
        onLogin(data.login);
      } catch (error) {
        setFailure(readFailure(error));
      }
    });
  };

  return (
    <>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {children}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <AccountFailure failure={failure} isLogin />
        <EmailField {...form.text('email')} autoComplete="username" />
        <PasswordField {...form.text('password')} autoComplete="current-password" />
        <Button
          type="submit"
          variant="primary"
          block
          busy={isBusy}
          busyLabel={<FormattedMessage {...loginMessages.submitting} />}
        >
          <FormattedMessage {...loginMessages.submit} />
        </Button>
      </form>
    </>
  );
}
