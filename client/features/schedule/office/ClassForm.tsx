import { useEffect, useRef, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { dollarsText } from '../../../i18n/dollars';
import { localized } from '../../../i18n/localized';
import { useLocale } from '../../../i18n/use-locale';
import { useZoneName } from '../../../i18n/zone-name';
import { pathTo } from '../../../paths';
import { EditConflict } from '../../../ui/EditConflict';
import { EditGone } from '../../../ui/EditGone';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { SaveBar } from '../../../ui/SaveBar';
import { SelectField } from '../../../ui/SelectField';
import { TextArea } from '../../../ui/TextArea';
import { useForm } from '../../../ui/use-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { classChanges } from './class-changes';
import { daysOf, emptyDay, withDays, type DayValues } from './class-days';
import { classForm, valuesOfClass, type ClassValues } from './class-form';
import { classFormMessages as messages } from './class-form.messages';
import { hintsFor } from './class-hints';
import { impactOf } from './class-impact';
import styles from './ClassForm.module.css';
import { ClassFacts } from './ClassFacts';
import { ClassHints } from './ClassHints';
import { DayFields } from './DayFields';
import { dateAfter, followFirstDate } from './day-shift';
import { officeScheduleMessages } from './office-schedule.messages';
import type { OfficeClassFragment } from './SchedulePage.generated';
import { useClashingClasses } from './use-clashing-classes';
import { useClassSave } from './use-class-save';
import type { ClassTypeChoice } from './use-class-types';
import { zoneOfState } from './venue-zone';

/** What the form is open for. */
export type FormTask =
  | { kind: 'create'; initial: ClassValues }
  | { kind: 'copy'; initial: ClassValues; source: OfficeClassFragment }
  | { kind: 'edit'; initial: ClassValues; edited: OfficeClassFragment };

interface ClassFormProps {
  task: FormTask;
  types: readonly ClassTypeChoice[];
  onDirty: (isDirty: boolean) => void;
  /** For the page's title. */
  onErrors: (hasErrors: boolean) => void;
  onSaved: (saved: OfficeClassFragment) => void;
  /** The reason in words, for the banner. */
  onFailed: (text: string) => void;
  onClose: () => void;
  /** Closes the form of a class that is no longer there. */
  onGone: () => void;
}

const headings = {
  create: officeScheduleMessages.scheduleClass,
  copy: messages.copyHeading,
  edit: messages.editHeading,
} as const;

/** Schedules a class, or changes one. Mounted anew for each task. */
export function ClassForm({
  task,
  types,
  onDirty,
  onErrors,
  onSaved,
  onFailed,
  onClose,
  onGone,
}: ClassFormProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const zoneName = useZoneName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { base, theirs, isGone, save, acceptTheirs } = useClassSave(
    task.kind === 'edit' ? task.edited : undefined,
  );
  const form = useForm({ form: classForm, initial: task.initial });
  const { values, change, fieldProps } = form;
  const { isBusy, run } = useOneAtATime();
  const clashing = useClashingClasses(values, base?.id);
  const days = daysOf(values);
  const type = types.find(({ id }) => id === values.classTypeId);
  const stored = base ? valuesOfClass(base) : task.initial;
  const isDirty = task.kind === 'copy' || JSON.stringify(values) !== JSON.stringify(stored);
  const hasErrors = form.errors.length > 0;
  const impact = impactOf(values, base);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);

  const setDays = (next: readonly DayValues[]) =>
    form.reset(withDays(values, next), (field) => !field.startsWith('days.'));

  const chooseType = (id: string) => {
    change('classTypeId', id);
    const chosen = types.find((each) => each.id === id);
    if (!chosen) return;
    change('priceCents', dollarsText(chosen.priceCents));
    change('maxAttendees', String(chosen.maxStudents));
  };

  const send = async (over = base) => {
    const typed = form.validate();
    if (!typed) return;
    const outcome = await save(typed, over);
    if (outcome.kind === 'saved') onSaved(outcome.saved);
    if (outcome.kind === 'refused' && !form.setServerErrors(outcome.fields))
      onFailed(outcome.text ?? intl.formatMessage(officeScheduleMessages.saveFailed));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(() => send());
  };

  return (
    <section className={styles.panel} aria-labelledby="class-form-heading">
      <h2 id="class-form-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage {...headings[task.kind]} />
      </h2>
      {task.kind === 'edit' && (
        <p className={styles.papers}>
          <Link to={pathTo.signInSheet(task.edited.id)}>
            <FormattedMessage {...officeScheduleMessages.signInSheet} />
          </Link>
          <Link to={pathTo.classRecord(task.edited.id)}>
            <FormattedMessage {...officeScheduleMessages.classRecord} />
          </Link>
        </p>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <div role="alert">
            {isGone && (
              <EditGone onClose={onGone}>
                <FormattedMessage {...officeScheduleMessages.gone} />
              </EditGone>
            )}
            {base && theirs && (
              <EditConflict
                changes={classChanges(intl, types, valuesOfClass(base), valuesOfClass(theirs))}
                onTakeTheirs={() => {
                  form.reset(valuesOfClass(theirs));
                  acceptTheirs();
                }}
                onKeepMine={() => {
                  acceptTheirs();
                  void run(() => send(theirs));
                }}
              />
            )}
          </div>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <SelectField
            {...form.text('classTypeId')}
            hint={intl.formatMessage(messages.classTypeHint)}
            prompt={intl.formatMessage(messages.classTypePrompt)}
            options={types.map(({ id, name, nameEs, isActive }) => {
              const { text } = localized(name, nameEs, language);
              return {
                value: id,
                label: isActive ? text : intl.formatMessage(messages.inactive, { name: text }),
              };
            })}
            onChange={(event) => chooseType(event.target.value)}
          />
          <ClassFacts form={form} />
          <section className={styles.days} aria-labelledby="class-days-heading">
            <h3 id="class-days-heading">
              <FormattedMessage {...messages.days} />
            </h3>
            <p className={styles.quiet}>
              <FormattedMessage
                {...messages.zone}
                values={{ zone: zoneName(zoneOfState[values['address.state']]) }}
              />
            </p>
            {task.kind === 'copy' && (
              <p>
                <FormattedMessage {...messages.copyHint} />
              </p>
            )}
            <DayFields
              days={days}
              fieldProps={fieldProps}
              onChange={(index, part, value) => {
                if (task.kind === 'copy' && index === 0 && part === 'date') {
                  setDays(followFirstDate(days, value, task.source.days));
                } else change(`days.${index}.${part}`, value);
              }}
              onAdd={() => {
                const last = days.at(-1) ?? emptyDay;
                setDays([...days, { ...last, date: dateAfter(last.date) }]);
              }}
              onRemove={(removed) => setDays(days.filter((_day, index) => index !== removed))}
            />
          </section>
          <ClassHints hints={hintsFor({ values, typeName: type?.name, edited: base, clashing })} />
          <TextArea {...form.text('notes')} rows={3} hint={intl.formatMessage(messages.notesHint)} />
        </div>
        {!isGone && (
          <SaveBar
            isDirty={isDirty}
            isBusy={isBusy}
            saveLabel={<FormattedMessage {...messages.save} />}
            warning={
              impact && <FormattedMessage {...messages[impact.kind]} values={{ people: impact.people }} />
            }
            onCancel={onClose}
          />
        )}
      </form>
    </section>
  );
}
