import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';

import { readFailure, type Failure } from '../../graphql/failure';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import type { ShownError } from '../../ui/use-form';
import { AccountFailure } from './AccountFailure';
import styles from './AccountForm.module.css';

interface AccountFormProps<Values> {
  form: {
    errors: ShownError[];
    attempt: number;
    validate: () => Values | undefined;
    setServerErrors: (words: Readonly<Record<string, string | undefined>>) => boolean;
  };
  submitLabel: ReactNode;
  busyLabel: ReactNode;
  /** Rejects with what the server said. */
  onSubmit: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** What the account forms do alike: check, send once, put the server's words on the fields. */
export function AccountForm<Values>({
  form,
  submitLabel,
  busyLabel,
  onSubmit,
  children,
}: AccountFormProps<Values>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(undefined);
    const values = form.validate();
    if (!values) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      const refused = readFailure(error);
      if (!form.setServerErrors(refused.fields)) setFailure(refused);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <AccountFailure failure={failure} />
      {children}
      <Button type="submit" variant="primary" block busy={isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
