import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { EmptyAnswerError, readFailure, type Failure } from '../../graphql/failure';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { inputFrom } from '../../ui/form-input';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import { loginForm } from './account-forms';
import { AccountFailure } from './AccountFailure';
import styles from './AccountForm.module.css';
import { loginMessages } from './login.messages';
import { useAccountLoginMutation, type AccountLoginMutation } from './LoginPage.generated';

interface LoginFormProps {
  onLogin: (session: AccountLoginMutation['login']) => void;
  /** For the page's title. */
  onErrors?: (hasErrors: boolean) => void;
  /** Where the names of its fields alone are not unique. */
  idPrefix?: string;
}

/** Email and password. Every refusal is said in the same words, so that nobody learns which accounts exist. */
export function LoginForm({ onLogin, onErrors, idPrefix = '' }: LoginFormProps) {
  const [login, { loading }] = useAccountLoginMutation();
  const [failure, setFailure] = useState<Failure>();
  const isSending = useRef(false);

  const form = useForm({ form: loginForm, idPrefix, onValues: () => setFailure(undefined) });
  const hasErrors = failure !== undefined || form.errors.length > 0;
  useEffect(() => onErrors?.(hasErrors), [onErrors, hasErrors]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(undefined);
    const typed = form.validate();
    if (!typed) return;
    isSending.current = true;
    try {
      const { data } = await login({ variables: { input: inputFrom(loginForm, typed) } });
      if (!data) throw new EmptyAnswerError();
      onLogin(data.login);
    } catch (error) {
      setFailure(readFailure(error));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <AccountFailure failure={failure} isLogin />
      <TextField {...form.text('email')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField {...form.text('password')} autoComplete="current-password" />
      <Button
        type="submit"
        variant="primary"
        block
        busy={loading}
        busyLabel={<FormattedMessage {...loginMessages.submitting} />}
      >
        <FormattedMessage {...loginMessages.submit} />
      </Button>
    </form>
  );
}
