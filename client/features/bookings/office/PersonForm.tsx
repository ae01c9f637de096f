import { useEffect, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../../ui/Button';
import { EditConflict } from '../../../ui/EditConflict';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { changedFields, changesBetween } from '../../../ui/form-changes';
import { FormFields } from '../../../ui/FormFields';
import { UnsavedGuard } from '../../../ui/UnsavedGuard';
import { useForm } from '../../../ui/use-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { bookingMessages } from './office-bookings.messages';
import { personForm, withMyChanges, type PersonValues } from './office-person';
import styles from './Panel.module.css';

export type PersonOutcome =
  | { kind: 'saved' }
  /** Somebody else saved in between. Nothing is saved until it is decided whose edition counts. */
  | { kind: 'conflict'; before: PersonValues; now: PersonValues }
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; text: string };

interface PersonFormProps {
  heading: ReactNode;
  /** Makes the ids of the fields unique on the page. */
  idPrefix: string;
  initial: PersonValues;
  save: (values: PersonValues) => Promise<PersonOutcome>;
  onFailed: (text: string) => void;
  onClose: () => void;
  /** Something besides the fields was changed. */
  hasMore?: boolean;
  children?: ReactNode;
}

/** A panel with the fields of one person: a student, or who attends a booking. */
export function PersonForm({
  heading,
  idPrefix,
  initial,
  save,
  onFailed,
  onClose,
  hasMore = false,
  children,
}: PersonFormProps) {
  const intl = useIntl();
  const headingElement = useRef<HTMLHeadingElement>(null);
  const decision = useRef<HTMLDivElement>(null);
  const { isBusy, run } = useOneAtATime();
  const [isSaved, setIsSaved] = useState(false);
  const [conflict, setConflict] = useState<{ before: PersonValues; now: PersonValues }>();
  const form = useForm({ form: personForm, initial, idPrefix: `${idPrefix}-` });
  const isDirty = hasMore || changedFields(personForm, form.values, initial).length > 0;

  useEffect(() => headingElement.current?.focus(), []);
  useEffect(() => {
    if (conflict) decision.current?.focus();
  }, [conflict]);

  const send = async (values: PersonValues) => {
    const outcome = await save(values);
    setIsSaved(outcome.kind === 'saved');
    if (outcome.kind === 'conflict') setConflict(outcome);
    else if (outcome.kind === 'refused' && !form.setServerErrors(outcome.fields)) onFailed(outcome.text);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // First it must be said whose edition counts.
    if (conflict) decision.current?.focus();
    else {
      const typed = form.validate();
      if (typed) void run(() => send(typed));
    }
  };
  const keepMine = ({ before, now }: { before: PersonValues; now: PersonValues }) => {
    const values = withMyChanges(before, now, form.values);
    form.reset(values);
    setConflict(undefined);
    void run(() => send(values));
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
          {conflict && (
            <EditConflict
              changes={changesBetween(intl, personForm, conflict.before, conflict.now)}
              onTakeTheirs={() => {
                form.reset(conflict.now);
                setConflict(undefined);
              }}
              onKeepMine={() => keepMine(conflict)}
            />
          )}
        </div>
        <div className={styles.whole}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
        </div>
        {/* The browser offers nothing: its owner is not who is entered here. */}
        <FormFields state={form} autoComplete="off" />
        {children}
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
      </form>
    </section>
  );
}
