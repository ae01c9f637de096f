import { FormattedMessage } from 'react-intl';

import { useLocale } from '../../i18n/use-locale';
import { inputFrom } from '../../ui/forms/form-input';
import { EmailField } from '../../ui/forms/EmailField';
import type { FormState } from '../../ui/forms/use-form';
import { forgotPasswordForm } from './account-forms';
import { accountMessages } from './account.messages';
import { AccountForm } from './AccountForm';
import { confirmEmailMessages } from './confirm-email.messages';
import { useEmailConfirmationRequestMutation } from './ConfirmEmailPage.generated';

interface ConfirmationRequestProps {
  form: FormState<typeof forgotPasswordForm.initial>;
  onSent: () => void;
}

/** Requests another link to confirm an email. The response does not reveal whether an account exists. */
export function ConfirmationRequest({ form, onSent }: ConfirmationRequestProps) {
  const { language } = useLocale();
  const [request] = useEmailConfirmationRequestMutation();

  const send = async (typed: typeof forgotPasswordForm.initial) => {
    await request({ variables: { input: { ...inputFrom(forgotPasswordForm, typed), language } } });
    onSent();
  };

  return (
    <AccountForm
      form={form}
      submitLabel={<FormattedMessage {...confirmEmailMessages.newLink} />}
      busyLabel={<FormattedMessage {...accountMessages.forgotBusy} />}
      onSubmit={send}
    >
      <EmailField {...form.text('email')} autoComplete="username" />
    </AccountForm>
  );
}
