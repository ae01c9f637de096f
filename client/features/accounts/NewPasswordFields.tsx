import { useIntl } from 'react-intl';

import { PasswordField } from '../../ui/forms/PasswordField';
import type { FormState } from '../../ui/forms/use-form';
import type { NewPassword } from './account-forms';
import { accountMessages } from './account.messages';

/** A new password, typed twice. */
export function NewPasswordFields({ text }: Pick<FormState<NewPassword>, 'text'>) {
  const intl = useIntl();
  return (
    <>
      <PasswordField
        {...text('password')}
        hint={intl.formatMessage(accountMessages.passwordHint)}
        autoComplete="new-password"
      />
      <PasswordField {...text('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
