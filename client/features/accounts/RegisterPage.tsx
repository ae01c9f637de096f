import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../paths';
import { ButtonLink, ButtonRow } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import { usePageTitle } from '../../ui/use-page-title';
import {
  accountProblemMessages,
  checkEmail,
  checkName,
  checkNewPassword,
  type AccountProblem,
} from './account-checks';
import { accountMessages } from './account.messages';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import { NewPasswordFields } from './NewPasswordFields';
import { useAccountRegisterMutation } from './RegisterPage.generated';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** Makes an account. The answer is the same whether or not there was one: only the mail tells. */
export function RegisterPage() {
  const intl = useIntl();
  const { language } = useLocale();
  const [register] = useAccountRegisterMutation();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: empty,
    fields: ['firstName', 'lastName', 'email', 'password', 'confirmPassword'],
    check: (values) => ({
      firstName: checkName(values.firstName, 'firstNameRequired'),
      lastName: checkName(values.lastName, 'lastNameRequired'),
      email: checkEmail(values.email),
      ...checkNewPassword(values),
    }),
    wordsOf: (problem: AccountProblem) => intl.formatMessage(accountProblemMessages[problem]),
  });
  const { values, change, fieldProps } = form;
  const title = isDone ? accountMessages.registered : accountMessages.registerTitle;
  usePageTitle(intl.formatMessage(title), { hasErrors: form.errors.length > 0 });

  const send = async (typed: typeof empty) => {
    const input = {
      ...typed,
      firstName: typed.firstName.trim(),
      lastName: typed.lastName.trim(),
      email: typed.email.trim(),
      language,
    };
    await register({ variables: { input } });
    form.reset(empty);
    setIsDone(true);
  };

  return (
    <AccountSheet heading={<FormattedMessage {...title} />}>
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
          <TextField
            {...fieldProps('firstName')}
            label={intl.formatMessage(accountMessages.firstName)}
            autoComplete="given-name"
            value={values.firstName}
            onChange={(event) => change('firstName', event.target.value)}
          />
          <TextField
            {...fieldProps('lastName')}
            label={intl.formatMessage(accountMessages.lastName)}
            autoComplete="family-name"
            value={values.lastName}
            onChange={(event) => change('lastName', event.target.value)}
          />
          <TextField
            {...fieldProps('email')}
            type="email"
            inputMode="email"
            label={intl.formatMessage(accountMessages.email)}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={values.email}
            onChange={(event) => change('email', event.target.value)}
          />
          <NewPasswordFields values={values} fieldProps={fieldProps} onChange={change} />
        </AccountForm>
      )}
      <ButtonRow>
        <ButtonLink to={paths.login} variant={isDone ? 'primary' : 'secondary'}>
          <FormattedMessage {...accountMessages.backToLogin} />
        </ButtonLink>
      </ButtonRow>
    </AccountSheet>
  );
}
