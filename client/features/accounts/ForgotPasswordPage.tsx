import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../paths';
import { ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { inputFrom } from '../../ui/forms/form-input';
import { EmailField } from '../../ui/forms/EmailField';
import { useForm } from '../../ui/forms/use-form';
import { usePageTitle } from '../../ui/page/use-page-title';
import { forgotPasswordForm } from './account-forms';
import { accountMessages, timedMessages } from './account.messages';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import { usePasswordResetRequestMutation } from './ForgotPasswordPage.generated';

/** Requests a link by mail. The response does not reveal whether an account exists. */
export function ForgotPasswordPage() {
  const intl = useIntl();
  const { language } = useLocale();
  const site = useSite();
  const [request] = usePasswordResetRequestMutation();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ form: forgotPasswordForm });
  const title = isDone ? accountMessages.forgotDone : accountMessages.forgotTitle;
  usePageTitle(intl.formatMessage(title));

  const send = async (typed: typeof forgotPasswordForm.initial) => {
    await request({ variables: { input: { ...inputFrom(forgotPasswordForm, typed), language } } });
    setIsDone(true);
  };

  return (
    <AccountSheet heading={<FormattedMessage {...title} />} step={title.id} form={form}>
      <div role="status">
        <p>
          {!isDone && <FormattedMessage {...accountMessages.forgotText} />}
          {isDone && site && (
            <FormattedMessage {...timedMessages.forgotDoneText} values={{ minutes: site.resetLinkMinutes }} />
          )}
        </p>
      </div>
      {!isDone && (
        <AccountForm
          form={form}
          submitLabel={<FormattedMessage {...accountMessages.forgotSubmit} />}
          busyLabel={<FormattedMessage {...accountMessages.forgotBusy} />}
          onSubmit={send}
        >
          <EmailField {...form.text('email')} autoComplete="username" />
        </AccountForm>
      )}
      <ButtonRow>
        <ButtonLink to={paths.login}>
          <FormattedMessage {...accountMessages.backToLogin} />
        </ButtonLink>
      </ButtonRow>
    </AccountSheet>
  );
}
