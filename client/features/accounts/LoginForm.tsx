import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FieldError } from '../../ui/FieldError';
import { inputFrom } from '../../ui/form-input';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import { loginForm } from './account-forms';
import { loginMessages } from './login.messages';
import styles from './LoginForm.module.css';
import { useAccountLoginMutation, type AccountLoginMutation } from './LoginPage.generated';

interface LoginFormProps {
  onLogin: (session: AccountLoginMutation['login']) => void;
  /** For the page's title. */
  onErrors: (hasErrors: boolean) => void;
}

/** Email and password. Whatever goes wrong is said in the same words, so that nobody learns which accounts exist. */
export function LoginForm({ onLogin, onErrors }: LoginFormProps) {
  const intl = useIntl();
  const [login, { loading }] = useAccountLoginMutation();
  const [hasFailed, setHasFailed] = useState(false);
  const isSending = useRef(false);

  const form = useForm({ form: loginForm, onValues: () => setHasFailed(false) });
  const hasErrors = hasFailed || form.errors.length > 0;
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setHasFailed(false);
    const typed = form.validate();
    if (!typed) return;
    isSending.current = true;
    try {
      const { data } = await login({ variables: { input: inputFrom(loginForm, typed) } });
      if (data) onLogin(data.login);
      else setHasFailed(true);
    } catch {
      setHasFailed(true);
    } finally {
      isSending.current = false;
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div role="alert">
        {hasFailed && (
          <div className={styles.failure}>
            <FieldError id="login-failed">{intl.formatMessage(loginMessages.failed)}</FieldError>
          </div>
        )}
      </div>
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
