import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { EmptyResponseError, readFailure } from '../../graphql/requests/failure';
import { useSite } from '../../graphql/use-site';
import { paths } from '../../paths';
import { ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { PasswordField } from '../../ui/forms/PasswordField';
import { useForm } from '../../ui/forms/use-form';
import { usePageTitle } from '../../ui/page/use-page-title';
import { confirmEmailForm, forgotPasswordForm } from './account-forms';
import { accountMessages } from './account.messages';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import { confirmEmailMessages as messages, confirmationLinkMessages } from './confirm-email.messages';
import { useEmailConfirmMutation } from './ConfirmEmailPage.generated';
import { ConfirmationRequest } from './ConfirmationRequest';
import { storeSession } from './session-storage';

const titles = {
  form: messages.title,
  resend: messages.title,
  linkOver: accountMessages.linkOver,
  sent: accountMessages.forgotDone,
} as const;

/**
 * The target of the mailed link: entering the password confirms the email and logs in. Without a link, it sends one.
 */
export function ConfirmEmailPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token')?.trim() ?? '';
  const site = useSite();
  const [confirm] = useEmailConfirmMutation();
  const [step, setStep] = useState<keyof typeof titles>(token ? 'form' : 'resend');
  const form = useForm({ form: confirmEmailForm });
  const newLinkForm = useForm({ form: forgotPasswordForm });
  usePageTitle(intl.formatMessage(titles[step]));

  const send = async ({ password }: typeof confirmEmailForm.initial) => {
    try {
      const { data } = await confirm({ variables: { input: { token, password } } });
      if (!data) throw new EmptyResponseError();
      storeSession(data.confirmEmail);
    } catch (error) {
      if (readFailure(error).fields['token'] === undefined) throw error;
      setStep('linkOver');
      return;
    }
    // The guard of the log-in page redirects to the page of the role.
    void navigate(paths.login, { replace: true });
  };

  return (
    <AccountSheet
      heading={<FormattedMessage {...titles[step]} />}
      step={step}
      form={step === 'form' ? form : newLinkForm}
    >
      <div role="status">
        <p>
          {step === 'form' && <FormattedMessage {...messages.text} />}
          {step === 'resend' && <FormattedMessage {...messages.resendText} />}
          {step === 'linkOver' && site && (
            <FormattedMessage
              {...confirmationLinkMessages.over}
              values={{ hours: site.confirmationLinkHours }}
            />
          )}
          {step === 'sent' && <FormattedMessage {...messages.sentText} />}
        </p>
      </div>
      {step === 'form' && (
        <AccountForm
          form={form}
          submitLabel={<FormattedMessage {...messages.submit} />}
          busyLabel={<FormattedMessage {...messages.busy} />}
          onSubmit={send}
        >
          <PasswordField {...form.text('password')} autoComplete="current-password" />
        </AccountForm>
      )}
      {(step === 'resend' || step === 'linkOver') && (
        <ConfirmationRequest form={newLinkForm} onSent={() => setStep('sent')} />
      )}
      <ButtonRow>
        {step === 'form' ? (
          <ButtonLink to={paths.forgotPassword}>
            <FormattedMessage {...messages.otherPassword} />
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.login}>
            <FormattedMessage {...accountMessages.backToLogin} />
          </ButtonLink>
        )}
      </ButtonRow>
    </AccountSheet>
  );
}
