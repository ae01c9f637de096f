import { useState, type ReactNode, type SubmitEvent } from 'react';

import { readFailure, type Failure } from '../../graphql/requests/failure';
import { Button } from '../../ui/elements/Button';
import { useOneAtATime } from '../../ui/elements/use-one-at-a-time';
import { AccountFailure } from './AccountFailure';
import styles from './AccountForm.module.css';

interface AccountFormProps<Values> {
  /** The caller displays the summary of its errors. */
  form: {
    validate: () => Values | undefined;
    setServerErrors: (serverErrors: Readonly<Record<string, string | undefined>>) => boolean;
  };
  submitLabel: ReactNode;
  busyLabel: ReactNode;
  /** Rejects with the server's error. */
  onSubmit: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** The behavior of all account forms: validate, send once, display the server's errors at the fields. */
export function AccountForm<Values>({
  form,
  submitLabel,
  busyLabel,
  onSubmit,
  children,
}: AccountFormProps<Values>) {
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const values = form.validate();
    if (!values) return;
    void run(async () => {
      try {
        await onSubmit(values);
      } catch (error) {
        const refused = readFailure(error);
        if (!form.setServerErrors(refused.fields)) setFailure(refused);
      }
    });
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <AccountFailure failure={failure} />
      {children}
      <Button type="submit" variant="primary" block busy={isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
