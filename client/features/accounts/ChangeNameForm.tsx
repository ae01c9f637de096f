import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { EmptyResponseError } from '../../graphql/requests/failure';
import { Notice } from '../../ui/elements/Notice';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { TextField } from '../../ui/forms/TextField';
import { useForm } from '../../ui/forms/use-form';
import { nameForm } from './account-forms';
import { AccountForm } from './AccountForm';
import { useAccountNameChangeMutation } from './AccountPage.generated';
import { securityMessages as messages } from './security.messages';
import { readSession, storeSession } from './session-storage';

/** The name of the account, as the site greets it and the office sees it. */
export function ChangeNameForm() {
  const [change] = useAccountNameChangeMutation();
  const [isDone, setIsDone] = useState(false);
  const [initial] = useState(() => {
    const { firstName = '', lastName = '' } = readSession()?.user ?? {};
    return { firstName, lastName };
  });
  const form = useForm({ form: nameForm, initial });

  const send = async (typed: typeof nameForm.initial) => {
    setIsDone(false);
    const { data } = await change({ variables: { input: typed } });
    if (!data) throw new EmptyResponseError();
    const { id, firstName, lastName } = data.changeName;
    const session = readSession();
    // Another account may have logged in meanwhile, in another tab.
    if (session?.user.id === id) storeSession({ ...session, user: { ...session.user, firstName, lastName } });
    setIsDone(true);
  };

  return (
    <>
      <div role="status">
        {isDone && (
          <Notice>
            <FormattedMessage {...messages.nameSaved} />
          </Notice>
        )}
      </div>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <AccountForm
        form={form}
        submitLabel={<FormattedMessage {...messages.saveName} />}
        busyLabel={<FormattedMessage {...messages.savingName} />}
        onSubmit={send}
      >
        <TextField {...form.text('firstName')} autoComplete="given-name" />
        <TextField {...form.text('lastName')} autoComplete="family-name" />
      </AccountForm>
    </>
  );
}
