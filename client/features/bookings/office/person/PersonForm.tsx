import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { ButtonRow } from '../../../../ui/elements/Button';
import type { RecordOf } from '../../../../ui/forms/define-form';
import { EditProblems } from '../../../../ui/office/forms/EditProblems';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { FormButtons } from '../../../../ui/office/forms/FormButtons';
import { FormFields } from '../../../../ui/office/forms/FormFields';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import type { VersionedForm, VersionedRecord } from '../../../../ui/office/forms/use-versioned-form';
import type { RecordSubmission } from '../../../../ui/office/forms/use-record-form';
import { useFocusOnMount } from '../../../../ui/page/use-focus-on-mount';
import type { personForm, PersonValues } from './office-person';
import { personHints } from './office-person.messages';
import styles from '../ListPanel.module.css';

type Person = RecordOf<typeof personForm.fields>;

interface PersonFormProps<
  Values extends PersonValues,
  Problem extends string,
  Saved extends Person & VersionedRecord,
> {
  heading: ReactNode;
  /** The element ids of the form begin with it. */
  idPrefix: string;
  /** The version that the form is based on. */
  base: Saved | undefined;
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

/** A panel with the fields of a person: a student or an attendee. */
export function PersonForm<
  Values extends PersonValues,
  Problem extends string,
  Saved extends Person & VersionedRecord,
>({
  heading,
  idPrefix,
  base,
  state,
  submission: { isBusy, submit, saveOver },
  onClose,
  gone,
  onGone,
  hasMore = false,
  children,
}: PersonFormProps<Values, Problem, Saved>) {
  const headingElement = useFocusOnMount<HTMLHeadingElement>();
  const { form, isDirty, isGone } = state;
  const isSomebodyElse =
    base !== undefined &&
    form.values.email !== base.email &&
    (form.values.firstName !== base.firstName || form.values.lastName !== base.lastName);
  // Another person has given the consent to text messages.
  const untick = useEffectEvent(() => form.change('textNotifications', false));
  useEffect(() => {
    if (isSomebodyElse) untick();
  }, [isSomebodyElse]);

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
        <FormFields state={form} hints={personHints} autoComplete="off" />
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
