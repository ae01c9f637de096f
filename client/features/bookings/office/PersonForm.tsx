import { useEffect, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button, ButtonRow } from '../../../ui/Button';
import { EditConflict } from '../../../ui/EditConflict';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { useForm } from '../../../ui/use-form';
import { bookingMessages } from './office-bookings.messages';
import { checkPerson, personFields, type PersonProblem, type PersonValues } from './office-person';
import { personProblemMessages } from './office-person.messages';
import { personChanges } from './person-changes';
import { PersonFields } from './PersonFields';
import styles from './Panel.module.css';

export type PersonOutcome =
  | { kind: 'saved' }
  /** Somebody else saved in between; the next save goes over their edition. */
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
  children,
}: PersonFormProps) {
  const intl = useIntl();
  const headingElement = useRef<HTMLHeadingElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<{ before: PersonValues; now: PersonValues }>();
  const form = useForm<PersonValues, PersonProblem>({
    initial,
    fields: personFields,
    check: checkPerson,
    wordsOf: (problem) => intl.formatMessage(personProblemMessages[problem]),
    idOf: (field) => `${idPrefix}-${field}`,
  });

  useEffect(() => headingElement.current?.focus(), []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = isSaving || conflict ? undefined : form.checked();
    if (!typed) return;
    setIsSaving(true);
    const outcome = await save(typed);
    setIsSaving(false);
    if (outcome.kind === 'conflict') setConflict(outcome);
    else if (outcome.kind === 'refused' && !form.refuse(outcome.fields)) onFailed(outcome.text);
  };

  return (
    <section className={styles.panel} aria-labelledby={`${idPrefix}-heading`}>
      <div className={styles.head}>
        <h2 id={`${idPrefix}-heading`} ref={headingElement} tabIndex={-1}>
          {heading}
        </h2>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div role="alert" className={styles.whole}>
          {conflict && (
            <EditConflict
              changes={personChanges(intl, conflict.before, conflict.now)}
              onTakeTheirs={() => {
                form.reset(conflict.now);
                setConflict(undefined);
              }}
              onKeepMine={() => setConflict(undefined)}
            />
          )}
        </div>
        <div className={styles.whole}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
        </div>
        <PersonFields
          values={form.values}
          place={form.place}
          onText={(field, value) => form.change(field, value)}
          onTextNotifications={(isWanted) => form.change('textNotifications', isWanted)}
        />
        {children}
        <ButtonRow>
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={isSaving}
            busyLabel={<FormattedMessage {...bookingMessages.saving} />}
          >
            <FormattedMessage {...bookingMessages.save} />
          </Button>
          <Button size="small" onClick={onClose}>
            <FormattedMessage {...bookingMessages.close} />
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
