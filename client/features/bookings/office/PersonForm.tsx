import { useEffect, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { VersionedSave } from '../../../graphql/use-versioned-save';
import { Button, ButtonRow } from '../../../ui/Button';
import type { RecordOf } from '../../../ui/define-form';
import { EditConflict } from '../../../ui/office/EditConflict';
import { EditGone } from '../../../ui/office/EditGone';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { changedFields, changesBetween, withMyChanges } from '../../../ui/office/form-changes';
import { valuesFrom } from '../../../ui/office/form-values';
import { FormFields } from '../../../ui/office/FormFields';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useForm } from '../../../ui/use-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { bookingMessages } from './office-bookings.messages';
import { personForm, type PersonValues } from './office-person';
import styles from './BookingsPanel.module.css';

interface PersonFormProps<Saved> {
  heading: ReactNode;
  /** Makes the field ids unique on the page. */
  idPrefix: string;
  initial: PersonValues;
  versions: VersionedSave<PersonValues, Saved>;
  /** For the title of the page. */
  onErrors?: ((hasErrors: boolean) => void) | undefined;
  onSaved: (saved: Saved) => void;
  /** @param text the server's reason, if any */
  onFailed: (text: string | undefined) => void;
  onClose: () => void;
  /** Displayed if the record was deleted; `onClose` then closes the form. */
  gone?: { text: ReactNode; onClose: () => void };
  /** Something besides the fields has changed. */
  hasMore?: boolean;
  children?: ReactNode;
}

/** A panel with the fields of a person: a student or an attendee. */
export function PersonForm<Saved extends RecordOf<typeof personForm.fields>>({
  heading,
  idPrefix,
  initial,
  versions: { base, theirs, isGone, save, acceptTheirs },
  onErrors,
  onSaved,
  onFailed,
  onClose,
  gone,
  hasMore = false,
  children,
}: PersonFormProps<Saved>) {
  const intl = useIntl();
  const headingElement = useRef<HTMLHeadingElement>(null);
  const decision = useRef<HTMLDivElement>(null);
  const { isBusy, run } = useOneAtATime();
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({ form: personForm, initial, idPrefix: `${idPrefix}-` });
  const isDirty = hasMore || changedFields(personForm, form.values, initial).length > 0;

  const hasErrors = form.errors.length > 0;

  useEffect(() => headingElement.current?.focus(), []);
  useEffect(() => onErrors?.(hasErrors), [onErrors, hasErrors]);
  useEffect(() => {
    if (theirs) decision.current?.focus();
  }, [theirs]);

  const send = async (values: PersonValues, over = base) => {
    const outcome = await save(values, over);
    setIsSaved(outcome.kind === 'saved');
    if (outcome.kind === 'saved') onSaved(outcome.saved);
    if (outcome.kind === 'refused' && !form.setServerErrors(outcome.fields)) onFailed(outcome.text);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The user must first choose a version.
    if (theirs) decision.current?.focus();
    else {
      const typed = form.validate();
      if (typed) void run(() => send(typed));
    }
  };
  const conflict = base &&
    theirs && { before: valuesFrom(personForm, base), now: valuesFrom(personForm, theirs) };
  const keepMine = ({ before, now }: NonNullable<typeof conflict>) => {
    const values = withMyChanges(personForm, before, now, form.values);
    form.reset(values);
    acceptTheirs();
    void run(() => send(values, theirs));
  };

  return (
    <section className={styles.panel} aria-labelledby={`${idPrefix}-heading`}>
      <div className={styles.head}>
        <h2 id={`${idPrefix}-heading`} ref={headingElement} tabIndex={-1}>
          {heading}
        </h2>
      </div>
      <UnsavedGuard isDirty={isDirty && !isSaved} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <div ref={decision} role="alert" className={styles.whole} tabIndex={-1}>
          {isGone && gone && <EditGone onClose={gone.onClose}>{gone.text}</EditGone>}
          {conflict && (
            <EditConflict
              changes={changesBetween(intl, personForm, conflict.before, conflict.now)}
              onTakeTheirs={() => {
                form.reset(conflict.now);
                acceptTheirs();
              }}
              onKeepMine={() => keepMine(conflict)}
            />
          )}
        </div>
        <div className={styles.whole}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
        </div>
        {/* No autofill: the browser's user is not the person. */}
        <FormFields state={form} autoComplete="off" />
        {children}
        {!isGone && (
          <ButtonRow>
            <Button
              type="submit"
              size="small"
              variant="primary"
              aria-disabled={conflict !== undefined || undefined}
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
