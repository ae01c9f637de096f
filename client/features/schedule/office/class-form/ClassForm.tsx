import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo } from '../../../../console-paths';
import { dollarsText } from '../../../../i18n/office/dollars';
import { localized } from '../../../../i18n/localized';
import { officeToday } from '../../../../i18n/office/office-zone';
import { useLocale } from '../../../../i18n/use-locale';
import { useZoneName } from '../../../../i18n/zone-name';
import { EditProblems } from '../../../../ui/office/forms/EditProblems';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { SaveBar } from '../../../../ui/office/forms/SaveBar';
import { SelectField } from '../../../../ui/forms/SelectField';
import { TextArea } from '../../../../ui/forms/TextArea';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useVersionedForm } from '../../../../ui/office/forms/use-versioned-form';
import type { ShownError } from '../../../../ui/forms/use-form';
import { useFocusOnMount } from '../../../../ui/page/use-focus-on-mount';
import { dayNumberOf, daysOf, emptyDay, withDays, type DayValues } from './class-days';
import { classForm, valuesOfClass } from './class-form';
import { classFormMessages as messages } from './class-form.messages';
import { hintsFor } from './class-hints';
import { impactOf } from '../notices/class-impact';
import styles from './ClassForm.module.css';
import { ClassFacts } from './ClassFacts';
import { ClassHints } from './ClassHints';
import { DayFields } from './DayFields';
import { weekdayAfter } from '../calendar-dates';
import { officeScheduleMessages } from '../office-schedule.messages';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { useClashingClasses } from './use-clashing-classes';
import { useClassChange, type ClassEdit } from '../changes/use-class-change';
import { useClassChanges } from './use-class-changes';
import type { ClassTypeChoice } from '../use-class-types';
import { usePlanChoices } from './use-plan-choices';
import { useFederalHolidays } from './use-federal-holidays';
import { usePlanWarnings } from './use-plan-warnings';
import { zoneOfState } from '../venue-zone';

interface ClassFormProps {
  /** Undefined for a new class. */
  edited: OfficeClassFragment | undefined;
  types: readonly ClassTypeChoice[];
  /** @param change can be undone until the attendees have been notified */
  onSaved: (saved: OfficeClassFragment, change?: ClassEdit) => void;
  /** @param text the reason, for the banner */
  onFailed: (text: string) => void;
  onClose: () => void;
  /** Closes the form of a deleted class. */
  onGone: () => void;
}

/** Schedules or edits a class. Has a key, so that each class gets a new form. */
export function ClassForm({ edited, types, onSaved, onFailed, onClose, onGone }: ClassFormProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const zoneName = useZoneName();
  const classChanges = useClassChanges(types);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { dialog, isBusy, begin, ...versions } = useClassChange({
    edited,
    types,
    onSaved: (saved, change, sent) => {
      if (state.settle(saved, sent)) onClose();
      onSaved(saved, change);
    },
    onFailed,
    onRefused: ({ fields, text }) => {
      const { days: ofDays, ...others } = fields;
      // The form has a field for each day only.
      const placed = ofDays === undefined ? others : { [`days.${days.length - 1}.date`]: ofDays, ...others };
      if (!form.setServerErrors(placed))
        onFailed(text ?? intl.formatMessage(officeScheduleMessages.saveFailed));
    },
  });
  const state = useVersionedForm({ form: classForm, versions, valuesOf: valuesOfClass });
  const { form, isDirty, isGone } = state;
  const { values, change, fieldProps } = form;
  const { base } = versions;
  const [today] = useState(officeToday);
  const clashes = useClashingClasses(values, base?.id);
  const choices = usePlanChoices();
  const warnings = usePlanWarnings(values, choices);
  const holidays = useFederalHolidays(values);
  const days = daysOf(values);
  const type = types.find(({ id }) => id === values.classTypeId);
  const impact = impactOf(values, base);

  const dayProblem = (field: string, problem: string) => {
    const number = dayNumberOf(field);
    return number === undefined ? problem : intl.formatMessage(messages.dayProblem, { number, problem });
  };
  const withDay = ({ fieldId, message }: ShownError) => ({ fieldId, message: dayProblem(fieldId, message) });
  const setDays = (next: readonly DayValues[]) =>
    form.reset(withDays(values, next), (field) => !field.startsWith('days.'));

  const chooseType = (id: string) => {
    change('classTypeId', id);
    const chosen = types.find((each) => each.id === id);
    if (!chosen) return;
    change('priceCents', dollarsText(chosen.priceCents));
    change('maxAttendees', String(chosen.maxStudents));
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    begin(form.validate);
  };

  return (
    <section className={styles.panel} aria-labelledby="class-form-heading">
      <h2 id="class-form-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage {...(edited ? messages.editHeading : pageNameMessages.newClass)} />
      </h2>
      {edited && (
        <p className={styles.papers}>
          <Link to={consolePathTo.signInSheet(edited.id)}>
            <FormattedMessage {...classWordMessages.signInSheet} />
          </Link>
          <Link to={consolePathTo.classRecord(edited.id)}>
            <FormattedMessage {...classWordMessages.classRecord} />
          </Link>
        </p>
      )}
      <UnsavedGuard isDirty={isDirty} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <EditProblems
            state={state}
            changes={classChanges}
            onKeepMine={(over) => begin(form.validate, over)}
            gone={<FormattedMessage {...officeScheduleMessages.gone} />}
            onGone={onGone}
          />
          <ErrorSummary errors={form.errors.map(withDay)} attempt={form.attempt} />
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
          <ClassFacts form={form} choices={choices} />
          <div className={styles.days} role="group" aria-labelledby="class-days-heading">
            <h3 id="class-days-heading">
              <FormattedMessage {...messages.days} />
            </h3>
            <p className={styles.quiet}>
              <FormattedMessage
                {...(values.timeZone === '' ? messages.zone : messages.zoneSet)}
                values={{ zone: zoneName(values.timeZone || zoneOfState[values['address.state']]) }}
              />
            </p>
            <DayFields
              days={days}
              fieldProps={(field) => {
                const { error, ...props } = fieldProps(field);
                return { ...props, error: error === undefined ? undefined : dayProblem(field, error) };
              }}
              onChange={(index, part, value) => change(`days.${index}.${part}`, value)}
              onAdd={() => {
                const last = days.at(-1) ?? emptyDay;
                const date = weekdayAfter(
                  last.date,
                  holidays.map((holiday) => holiday.date),
                );
                setDays([...days, { ...last, date }]);
              }}
              onRemove={(removed) => setDays(days.filter((_day, index) => index !== removed))}
            />
          </div>
          <ClassHints
            hints={hintsFor({
              values,
              today,
              typeName: type?.name,
              edited: base,
              ...clashes,
              warnings,
              choices,
              holidays,
            })}
          />
          <TextArea {...form.text('notes')} rows={3} hint={intl.formatMessage(messages.notesHint)} />
        </div>
        {!isGone && (
          <SaveBar
            isDirty={isDirty}
            isBusy={isBusy}
            saveLabel={<FormattedMessage {...messages.save} />}
            warning={
              impact && <FormattedMessage {...messages[impact.kind]} values={{ seats: impact.takenSeats }} />
            }
            onCancel={onClose}
          />
        )}
      </form>
      {dialog}
    </section>
  );
}
