import { useEffect, useLayoutEffect, type SyntheticEvent } from 'react';

import { useVersionedSave } from '../../../graphql/use-versioned-save';
import type { Form, FormValues } from '../../../ui/define-form';
import { changedFields } from '../../../ui/office/form-changes';
import { useForm } from '../../../ui/use-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { RecordFormProps } from './RecordsPage';
import type { OfficeRecord } from './use-record-changes';

interface RecordFormOptions<Values extends FormValues, Problem extends string, Kept, Manner> {
  definition: Form<Values, Problem>;
  idPrefix: string;
  page: RecordFormProps<Kept>;
  valuesOf: (record: Kept) => Values;
  send: (values: Values, base: Kept | undefined, manner: Manner | undefined) => Promise<Kept | undefined>;
  load: (id: string) => Promise<Kept | undefined>;
  /** Whether a dialog is needed before saving; it then calls `store` with the choice. */
  asks?: (values: Values, over: Kept) => Promise<boolean>;
}

/** The state of a record's form, including conflicts with other edits. */
export function useRecordForm<
  Values extends FormValues,
  Problem extends string,
  Kept extends OfficeRecord,
  Manner = never,
>({
  definition,
  idPrefix,
  page,
  valuesOf,
  send,
  load,
  asks,
}: RecordFormOptions<Values, Problem, Kept, Manner>) {
  const { edited, onDirty, onErrors, onSaved, onFailed } = page;
  const saving = useVersionedSave({
    edited,
    send: ({ values, manner }: { values: Values; manner: Manner | undefined }, base) =>
      send(values, base, manner),
    load,
  });
  const { base, theirs } = saving;
  const { isBusy, run } = useOneAtATime();
  const original = base ? valuesOf(base) : definition.initial;
  const form = useForm({ form: definition, initial: original, idPrefix });
  const isDirty = changedFields(definition, form.values, original).length > 0;
  const hasErrors = form.errors.length > 0;
  // In the same task as the change, so that Back directly afterwards is guarded.
  useLayoutEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);

  const store = async (values: Values, over: Kept | undefined, manner?: Manner) => {
    const outcome = await saving.save({ values, manner }, over);
    if (outcome.kind === 'saved') onSaved(outcome.saved);
    if (outcome.kind === 'refused' && !form.setServerErrors(outcome.fields)) onFailed(outcome.text);
  };
  const check = async (over = base) => {
    const typed = form.validate();
    if (!typed) return;
    if (over && asks && (await asks(typed, over))) return;
    await store(typed, over);
  };
  return {
    ...saving,
    form,
    isBusy,
    isDirty,
    valuesOf,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void run(() => check());
    },
    store: (values: Values, over: Kept, manner: Manner) => run(() => store(values, over, manner)),
    takeTheirs: () => {
      if (theirs) form.reset(valuesOf(theirs));
      saving.acceptTheirs();
    },
    keepMine: () => {
      saving.acceptTheirs();
      void run(() => check(theirs));
    },
  };
}

export type RecordFormState<
  Values extends FormValues,
  Problem extends string,
  Kept extends OfficeRecord,
  Manner,
> = ReturnType<typeof useRecordForm<Values, Problem, Kept, Manner>>;
