import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FieldError } from '../../ui/FieldError';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { loginMessages } from './login.messages';
import styles from './LoginForm.module.css';
import { useAccountLoginMutation, type AccountLoginMutation } from './LoginPage.generated';

interface LoginFormProps {
  onLogin: (session: AccountLoginMutation['login']) => void;
  /** For the page's title. */
  onErrors: (hasErrors: boolean) => void;
}

type LoginField = 'email' | 'password';

const fields: readonly LoginField[] = ['email', 'password'];
const missing = { email: loginMessages.emailRequired, password: loginMessages.passwordRequired } as const;

/** Email and password. Whatever goes wrong is said in the same words, so that nobody learns which accounts exist. */
export function LoginForm({ onLogin, onErrors }: LoginFormProps) {
  const intl = useIntl();
  const [login, { loading }] = useAccountLoginMutation();
  const [values, setValues] = useState({ email: '', password: '' });
  const [empty, setEmpty] = useState<readonly LoginField[]>([]);
  const [failedChecks, setFailedChecks] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isSending = useRef(false);

  const edit = (field: LoginField, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setEmpty((current) => current.filter((each) => each !== field));
    setHasFailed(false);
    onErrors(false);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const nowEmpty = fields.filter((field) => values[field].trim() === '');
    setEmpty(nowEmpty);
    setHasFailed(false);
    onErrors(nowEmpty.length > 0);
    if (nowEmpty.length > 0) {
      setFailedChecks((count) => count + 1);
      return;
    }
    isSending.current = true;
    try {
      const { data } = await login({
        variables: { input: { email: values.email.trim(), password: values.password } },
      });
      if (data) onLogin(data.login);
      else setHasFailed(true);
    } catch {
      setHasFailed(true);
      onErrors(true);
    } finally {
      isSending.current = false;
    }
  };

  const errorOf = (field: LoginField) =>
    empty.includes(field) ? intl.formatMessage(missing[field]) : undefined;

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={failedChecks}
        errors={empty.map((field) => ({ fieldId: field, message: intl.formatMessage(missing[field]) }))}
      />
      <div role="alert">
        {hasFailed && (
          <div className={styles.failure}>
            <FieldError id="login-failed">{intl.formatMessage(loginMessages.failed)}</FieldError>
          </div>
        )}
      </div>
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={intl.formatMessage(loginMessages.email)}
        error={errorOf('email')}
        value={values.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => edit('email', event.target.value)}
      />
      <PasswordField
        id="password"
        name="password"
        label={intl.formatMessage(loginMessages.password)}
        error={errorOf('password')}
        value={values.password}
        autoComplete="current-password"
        onChange={(event) => edit('password', event.target.value)}
      />
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
