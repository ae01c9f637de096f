import type { ReactNode } from 'react';

import type { FormValues } from '../../forms/define-form';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { useFocusOnMount } from '../../page/use-focus-on-mount';
import { EditProblems } from './EditProblems';
import { Panel } from '../page/Panel';
import styles from './RecordForm.module.css';
import { SaveBar } from './SaveBar';
import { UnsavedGuard } from './UnsavedGuard';
import type { VersionedForm, VersionedRecord } from './use-versioned-form';
import type { RecordSubmission } from './use-record-form';

interface RecordFormProps<Values extends FormValues, Problem extends string, Kept extends VersionedRecord> {
  state: VersionedForm<Values, Problem, Kept>;
  submission: RecordSubmission<Kept>;
  heading: ReactNode;
  saveLabel?: ReactNode;
  /** Says that the record was deleted. */
  gone: ReactNode;
  onClose: () => void;
  /** Closes the form of a deleted record. */
  onGone: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A panel with the form of a record: problems, edit conflicts, and the buttons. The values stay until they are saved. */
export function RecordForm<Values extends FormValues, Problem extends string, Kept extends VersionedRecord>({
  state,
  submission: { isBusy, submit, saveOver },
  heading,
  saveLabel,
  gone,
  onClose,
  onGone,
  children,
}: RecordFormProps<Values, Problem, Kept>) {
  const { form, isDirty, isGone } = state;
  const head = useFocusOnMount<HTMLSpanElement>();
  return (
    <Panel
      heading={
        <span ref={head} tabIndex={-1}>
          {heading}
        </span>
      }
    >
      <UnsavedGuard isDirty={isDirty} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <EditProblems state={state} onKeepMine={saveOver} gone={gone} onGone={onGone} />
          {children}
        </div>
        {!isGone && <SaveBar isDirty={isDirty} isBusy={isBusy} saveLabel={saveLabel} onCancel={onClose} />}
      </form>
    </Panel>
  );
}
