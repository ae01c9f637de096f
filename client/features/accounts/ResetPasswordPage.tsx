import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { readFailure } from '../../graphql/requests/failure';
import { useSite } from '../../graphql/use-site';
import { paths } from '../../paths';
import { ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { useForm } from '../../ui/forms/use-form';
import { usePageTitle } from '../../ui/page/use-page-title';
import { resetPasswordForm, type NewPassword } from './account-forms';
import { accountMessages, timedMessages } from './account.messages';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import { NewPasswordFields } from './NewPasswordFields';
import { usePasswordResetMutation } from './ResetPasswordPage.generated';
import { endSession } from './session-storage';

const login = { path: paths.login, label: accountMessages.backToLogin } as const;

const resetLooks = {
  form: { title: accountMessages.resetTitle },
  done: {
    title: accountMessages.resetDone,
    text: accountMessages.resetDoneText,
    next: login,
  },
  linkOver: {
    title: accountMessages.linkOver,
    next: { path: paths.forgotPassword, label: accountMessages.newLink },
  },
} as const;

const invitationLooks = {
  form: { title: accountMessages.invitationTitle, text: accountMessages.invitationIntro },
  done: { title: accountMessages.invitationDone, text: accountMessages.invitationDoneText, next: login },
  linkOver: { title: accountMessages.linkOver, text: accountMessages.invitationOverText, next: login },
} as const;

/** The target of the mailed link: sets a new password or accepts an invitation, once. */
export function ResetPasswordPage() {
  const intl = useIntl();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token')?.trim() ?? '';
  const isInvitation = searchParams.has('invitation');
  const site = useSite();
  const [reset] = usePasswordResetMutation();
  const [step, setStep] = useState<keyof typeof resetLooks>(token ? 'form' : 'linkOver');
  const form = useForm({ form: resetPasswordForm });
  const look = (isInvitation ? invitationLooks : resetLooks)[step];
  usePageTitle(intl.formatMessage(look.title));

  const send = async (typed: NewPassword) => {
    try {
      await reset({ variables: { input: { ...typed, token } } });
    } catch (error) {
      if (readFailure(error).fields['token'] === undefined) throw error;
      setStep('linkOver');
      return;
    }
    form.reset(resetPasswordForm.initial);
    // All tokens of this account were revoked, possibly also this browser's.
    endSession();
    setStep('done');
  };

  return (
    <AccountSheet heading={<FormattedMessage {...look.title} />} step={step} form={form}>
      <div role="status">
        {'text' in look && (
          <p>
            <FormattedMessage {...look.text} />
          </p>
        )}
        {step === 'linkOver' && !isInvitation && site && (
          <p>
            <FormattedMessage {...timedMessages.linkOverText} values={{ minutes: site.resetLinkMinutes }} />
          </p>
        )}
      </div>
      {'next' in look ? (
        <ButtonRow>
          <ButtonLink variant="primary" to={look.next.path}>
            <FormattedMessage {...look.next.label} />
          </ButtonLink>
        </ButtonRow>
      ) : (
        <AccountForm
          form={form}
          submitLabel={<FormattedMessage {...accountMessages.resetSubmit} />}
          busyLabel={<FormattedMessage {...accountMessages.resetBusy} />}
          onSubmit={send}
        >
          <NewPasswordFields text={form.text} />
        </AccountForm>
      )}
    </AccountSheet>
  );
}
