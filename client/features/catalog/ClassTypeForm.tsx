import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { categoryValues } from '../../schema/category.generated';
import { Checkbox } from '../../ui/Checkbox';
import { classMessages } from '../../ui/class.messages';
import { EditConflict } from '../../ui/EditConflict';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Panel } from '../../ui/Panel';
import { SaveBar } from '../../ui/SaveBar';
import { SelectField } from '../../ui/SelectField';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import {
  classTypeFormMessages as words,
  classTypeLabels,
  classTypeProblemMessages,
} from './class-type-form.messages';
import {
  checkClassType,
  classTypeFields,
  newClassType,
  valuesOf,
  type ClassTypeProblem,
} from './class-type-values';
import styles from './ClassTypeForm.module.css';
import type { OfficeClassTypeFragment } from './ClassTypesPage.generated';
import { useChangeWords } from './use-change-words';
import { useClassTypeSave } from './use-class-type-save';

interface ClassTypeFormProps {
  /** Undefined for a new one. */
  edited: OfficeClassTypeFragment | undefined;
  /** The record as the server has it now, for the one who comes second. */
  findNow: (id: string) => Promise<OfficeClassTypeFragment | undefined>;
  onDirty: (isDirty: boolean) => void;
  /** For the page's title. */
  onErrors: (hasErrors: boolean) => void;
  onSaved: (type: OfficeClassTypeFragment) => void;
  /** The server's reason, if it gave one. */
  onFailed: (text: string | undefined) => void;
  onClose: () => void;
}

/** A course of the catalogue. What was typed stays until it is saved. */
export function ClassTypeForm({
  edited,
  findNow,
  onDirty,
  onErrors,
  onSaved,
  onFailed,
  onClose,
}: ClassTypeFormProps) {
  const intl = useIntl();
  const { base, theirs, save, acceptTheirs } = useClassTypeSave(edited, findNow);
  const changeWords = useChangeWords();
  const { isBusy, run } = useOneAtATime();
  const heading = useRef<HTMLSpanElement>(null);
  const form = useForm({
    initial: edited ? valuesOf(edited) : newClassType,
    fields: classTypeFields,
    check: checkClassType,
    wordsOf: (problem: ClassTypeProblem) => intl.formatMessage(classTypeProblemMessages[problem]),
    idOf: (field) => `class-type-${field}`,
  });
  const { values, change, fieldProps } = form;
  const original = base ? valuesOf(base) : newClassType;
  const isDirty = classTypeFields.some((field) => values[field] !== original[field]);

  const hasErrors = form.errors.length > 0;

  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);
  useEffect(() => heading.current?.focus(), []);

  const send = async (over = base) => {
    const typed = form.validate();
    if (!typed) return;
    const outcome = await save(typed, over);
    if (outcome.kind === 'saved') onSaved(outcome.saved);
    if (outcome.kind !== 'refused') return;
    // The form knows the price in dollars.
    const { priceCents: price, ...fields } = outcome.fields;
    if (!form.setServerErrors({ ...fields, price })) onFailed(outcome.text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => send());
  };

  const text = (field: Exclude<(typeof classTypeFields)[number], 'isActive'>) => ({
    ...fieldProps(field),
    label: intl.formatMessage(classTypeLabels[field]),
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });

  return (
    <Panel
      heading={
        <span ref={heading} tabIndex={-1}>
          <FormattedMessage {...(edited ? words.editHeading : words.createHeading)} />
        </span>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <div role="alert">
            {theirs && base && (
              <EditConflict
                changes={changeWords(base, theirs)}
                onTakeTheirs={() => {
                  form.reset(valuesOf(theirs));
                  acceptTheirs();
                }}
                onKeepMine={() => {
                  acceptTheirs();
                  void run(() => send(theirs));
                }}
              />
            )}
          </div>
          <TextField {...text('name')} maxLength={100} />
          <TextField
            {...text('nameEs')}
            lang="es"
            optional
            maxLength={100}
            hint={intl.formatMessage(words.spanishHint)}
          />
          <SelectField
            {...text('category')}
            prompt={intl.formatMessage(words.categoryPrompt)}
            options={categoryValues.map((value) => ({
              value,
              label: intl.formatMessage(classMessages[value]),
            }))}
          />
          <TextField
            {...text('durationHours')}
            type="number"
            inputMode="decimal"
            min={0.5}
            step={0.5}
            width="short"
            hint={intl.formatMessage(words.durationHint)}
          />
          <TextField {...text('price')} inputMode="decimal" width="short" />
          <TextField
            {...text('maxStudents')}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            width="short"
          />
          <TextArea {...text('description')} maxLength={5000} rows={4} />
          <TextArea {...text('descriptionEs')} lang="es" optional maxLength={5000} rows={4} />
          <TextArea {...text('requirements')} optional maxLength={5000} rows={3} />
          <TextArea {...text('requirementsEs')} lang="es" optional maxLength={5000} rows={3} />
          <Checkbox
            {...fieldProps('isActive')}
            label={intl.formatMessage(classTypeLabels.isActive)}
            hint={intl.formatMessage(words.activeHint)}
            checked={values.isActive}
            onChange={(event) => change('isActive', event.target.checked)}
          />
        </div>
        <SaveBar
          isDirty={isDirty}
          isBusy={isBusy}
          saveLabel={<FormattedMessage {...words.save} />}
          onCancel={onClose}
        />
      </form>
    </Panel>
  );
}
