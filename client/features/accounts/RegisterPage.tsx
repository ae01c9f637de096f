import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../paths';
import { ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { inputFrom } from '../../ui/forms/form-input';
import { TextField } from '../../ui/forms/TextField';
import { EmailField } from '../../ui/forms/EmailField';
import { useForm } from '../../ui/forms/use-form';
import { usePageTitle } from '../../ui/page/use-page-title';
import { registerForm } from './account-forms';
import { accountMessages } from './account.messages';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import { confirmEmailMessages } from './confirm-email.messages';
import { NewPasswordFields } from './NewPasswordFields';
import { useAccountRegisterMutation } from './RegisterPage.generated';

/** Creates an account. The response does not reveal whether one existed: only the mail does. */
export function RegisterPage() {
  const intl = useIntl();
  const { language } = useLocale();
  const [register] = useAccountRegisterMutation();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ form: registerForm });
  const title = isDone ? accountMessages.registered : accountMessages.registerTitle;
  usePageTitle(intl.formatMessage(title));

  const send = async (typed: typeof registerForm.initial) => {
    const input = { ...inputFrom(registerForm, typed), language };
    await register({ variables: { input } });
    form.reset(registerForm.initial);
    setIsDone(true);
  };

  return (
    <AccountSheet heading={<FormattedMessage {...title} />} step={title.id} form={form}>
      <div role="status">
        {isDone && (
          <p>
            <FormattedMessage {...accountMessages.registeredText} />
          </p>
        )}
      </div>
      {!isDone && (
        <AccountForm
          form={form}
          submitLabel={<FormattedMessage {...accountMessages.registerSubmit} />}
          busyLabel={<FormattedMessage {...accountMessages.registerBusy} />}
          onSubmit={send}
        >
          <TextField {...form.text('firstName')} autoComplete="given-name" />
          <TextField {...form.text('lastName')} autoComplete="family-name" />
          <EmailField {...form.text('email')} autoComplete="email" />
          <NewPasswordFields text={form.text} />
        </AccountForm>
      )}
      <ButtonRow>
        <ButtonLink to={paths.login}>
          <FormattedMessage {...accountMessages.backToLogin} />
        </ButtonLink>
        {isDone && (
          <ButtonLink to={paths.confirmEmail}>
            <FormattedMessage {...confirmEmailMessages.resend} />
          </ButtonLink>
        )}
      </ButtonRow>
    </AccountSheet>
  );
}
