import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../paths';
import { ButtonLink, ButtonRow } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import { usePageTitle } from '../../ui/use-page-title';
import { accountProblemMessages, checkEmail, type AccountProblem } from './account-checks';
import { accountMessages, timedMessages } from './account.messages';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import { usePasswordResetRequestMutation } from './ForgotPasswordPage.generated';

/** Asks for a link by mail. The answer is the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const intl = useIntl();
  const { language } = useLocale();
  const site = useSite();
  const [request] = usePasswordResetRequestMutation();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: { email: '' },
    fields: ['email'],
    check: ({ email }) => ({ email: checkEmail(email) }),
    wordsOf: (problem: AccountProblem) => intl.formatMessage(accountProblemMessages[problem]),
  });
  const title = isDone ? accountMessages.forgotDone : accountMessages.forgotTitle;
  usePageTitle(intl.formatMessage(title), { hasErrors: form.errors.length > 0 });

  const send = async ({ email }: { email: string }) => {
    await request({ variables: { input: { email: email.trim(), language } } });
    setIsDone(true);
  };

  return (
    <AccountSheet heading={<FormattedMessage {...title} />}>
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
          <TextField
            {...form.fieldProps('email')}
            type="email"
            inputMode="email"
            label={intl.formatMessage(accountMessages.email)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.values.email}
            onChange={(event) => form.change('email', event.target.value)}
          />
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
