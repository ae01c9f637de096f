import { useIntl } from 'react-intl';

import { PasswordField } from '../../ui/PasswordField';
import type { NewPasswordValues } from './account-checks';
import { accountMessages } from './account.messages';

interface NewPasswordFieldsProps {
  values: NewPasswordValues;
  fieldProps: (field: keyof NewPasswordValues) => { id: string; name: string; error: string | undefined };
  onChange: (field: keyof NewPasswordValues, value: string) => void;
}

/** A new password, typed twice. */
export function NewPasswordFields({ values, fieldProps, onChange }: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <PasswordField
        {...fieldProps('password')}
        label={intl.formatMessage(accountMessages.password)}
        hint={intl.formatMessage(accountMessages.passwordHint)}
        autoComplete="new-password"
        value={values.password}
        onChange={(event) => onChange('password', event.target.value)}
      />
      <PasswordField
        {...fieldProps('confirmPassword')}
        label={intl.formatMessage(accountMessages.confirmPassword)}
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(event) => onChange('confirmPassword', event.target.value)}
      />
    </>
  );
}
