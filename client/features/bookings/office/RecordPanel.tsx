import type { ReactNode } from 'react';

import { ButtonRow } from '../../../ui/elements/Button';
import type { FormValues } from '../../../ui/forms/define-form';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { EditProblems } from '../../../ui/office/forms/EditProblems';
import { FormButtons } from '../../../ui/office/forms/FormButtons';
import { FormFields, type FormFieldsProps } from '../../../ui/office/forms/FormFields';
import { UnsavedGuard } from '../../../ui/office/forms/UnsavedGuard';
import type { RecordSubmission } from '../../../ui/office/forms/use-record-form';
import type { VersionedForm, VersionedRecord } from '../../../ui/office/forms/use-versioned-form';
import { useFocusOnMount } from '../../../ui/page/use-focus-on-mount';
import styles from './ListPanel.module.css';

export interface RecordPanelProps<
  Values extends FormValues,
  Problem extends string,
  Saved extends VersionedRecord,
> extends Pick<FormFieldsProps<Values, Problem>, 'hints'> {
  heading: ReactNode;
  /** The element ids of the form begin with it. */
  idPrefix: string;
  state: VersionedForm<Values, Problem, Saved>;
  submission: RecordSubmission<Saved>;
  onClose: () => void;
  /** Says that the record was deleted. */
  gone: ReactNode;
  /** Closes the form of a deleted record. */
  onGone: () => void;
  /** Something besides the fields has changed. */
  hasMore?: boolean;
  children?: ReactNode;
}

/** A panel with the form of a record about a person. */
export function RecordPanel<
  Values extends FormValues,
  Problem extends string,
  Saved extends VersionedRecord,
>({
  heading,
  idPrefix,
  state,
  hints,
  submission: { isBusy, submit, saveOver },
  onClose,
  gone,
  onGone,
  hasMore = false,
  children,
}: RecordPanelProps<Values, Problem, Saved>) {
  const headingElement = useFocusOnMount<HTMLHeadingElement>();
  const { form, isDirty, isGone } = state;
  return (
    <section className={styles.panel} aria-labelledby={`${idPrefix}-heading`}>
      <div className={styles.head}>
        <h2 id={`${idPrefix}-heading`} ref={headingElement} tabIndex={-1}>
          {heading}
        </h2>
      </div>
      <UnsavedGuard isDirty={isDirty || hasMore} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <EditProblems
          state={state}
          onKeepMine={saveOver}
          gone={gone}
          onGone={onGone}
          className={styles.whole}
        />
        <div className={styles.whole}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
        </div>
        {/* No autofill: the browser's user is not the person. */}
        <FormFields state={form} hints={hints} autoComplete="off" />
        {children}
        {!isGone && (
          <ButtonRow>
            <FormButtons size="small" isBusy={isBusy} onCancel={onClose} />
          </ButtonRow>
        )}
      </form>
    </section>
  );
}
