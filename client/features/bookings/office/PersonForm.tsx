import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { VersionedSave } from '../../../graphql/use-versioned-save';
import { Button, ButtonRow } from '../../../ui/Button';
import type { RecordOf } from '../../../ui/define-form';
import { EditProblems } from '../../../ui/office/EditProblems';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { changesBetween, type FieldChange } from '../../../ui/office/form-changes';
import { valuesFrom } from '../../../ui/office/form-values';
import { FormFields } from '../../../ui/office/FormFields';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useVersionedForm, type VersionedRecord } from '../../../ui/office/use-versioned-form';
import { useVersionedSubmit } from '../../../ui/office/use-versioned-submit';
import { useFocusOnMount } from '../../../ui/use-focus-on-mount';
import { bookingMessages } from './office-bookings.messages';
import { personForm, type PersonValues } from './office-person';
import { personHints } from './office-person.messages';
import styles from './BookingsPanel.module.css';

interface PersonFormProps<Saved> {
  heading: ReactNode;
  /** Makes the field ids unique on the page. */
  idPrefix: string;
  versions: VersionedSave<PersonValues, Saved>;
  onSaved: (saved: Saved) => void;
  /** @param text the server's reason, if any */
  onFailed: (text: string | undefined) => void;
  onClose: () => void;
  /** Says that the record was deleted. */
  gone: ReactNode;
  /** Closes the form of a deleted record. */
  onGone: () => void;
  /** Something besides the fields has changed. */
  hasMore?: boolean;
  /** What the other version changed besides the fields. */
  moreChanges?: readonly FieldChange[];
  /** Called after the form has taken over the other version. */
  onTakeTheirs?: () => void;
  children?: ReactNode;
}

/** A panel with the fields of a person: a student or an attendee. */
export function PersonForm<Saved extends RecordOf<typeof personForm.fields> & VersionedRecord>({
  heading,
  idPrefix,
  versions,
  onSaved,
  onFailed,
  onClose,
  gone,
  onGone,
  hasMore = false,
  moreChanges = [],
  onTakeTheirs,
  children,
}: PersonFormProps<Saved>) {
  const intl = useIntl();
  const headingElement = useFocusOnMount<HTMLHeadingElement>();
  const state = useVersionedForm({
    form: personForm,
    idPrefix: `${idPrefix}-`,
    versions,
    valuesOf: (person: Saved) => valuesFrom(personForm, person),
  });
  const { form, isDirty, isGone } = state;
  const { isBusy, submit, saveOver } = useVersionedSubmit({
    state,
    save: versions.save,
    onSaved,
    onFailed,
    onClose,
  });

  const { base } = versions;
  const isSomebodyElse =
    base !== undefined &&
    form.values.email !== base.email &&
    (form.values.firstName !== base.firstName || form.values.lastName !== base.lastName);
  // The consent to text messages was not theirs.
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
          changes={(before, now) => [...changesBetween(intl, personForm, before, now), ...moreChanges]}
          onTakeTheirs={() => onTakeTheirs?.()}
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
            <Button
              type="submit"
              size="small"
              variant="primary"
              busy={isBusy}
              busyLabel={<FormattedMessage {...bookingMessages.saving} />}
            >
              <FormattedMessage {...bookingMessages.save} />
            </Button>
            <Button size="small" data-leaves onClick={onClose}>
              <FormattedMessage {...bookingMessages.close} />
            </Button>
          </ButtonRow>
        )}
      </form>
    </section>
  );
}
