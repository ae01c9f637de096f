import type { SyntheticEvent } from 'react';

import { useVersionedSave } from '../../../graphql/use-versioned-save';
import type { Form, FormValues } from '../../../ui/define-form';
import { useVersionedForm } from '../../../ui/office/use-versioned-form';
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

/** The state of a record's form. */
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
  const { edited, onSaved, onFailed } = page;
  const versions = useVersionedSave({
    edited,
    send: ({ values, manner }: { values: Values; manner: Manner | undefined }, base) =>
      send(values, base, manner),
    load,
  });
  const { isBusy, run } = useOneAtATime();
  const state = useVersionedForm({ form: definition, idPrefix, versions, valuesOf });
  const { form } = state;

  const store = async (values: Values, over: Kept | undefined, manner?: Manner) => {
    const outcome = await versions.save({ values, manner }, over);
    if (outcome.kind === 'saved') onSaved(outcome.saved);
    if (outcome.kind === 'refused' && !form.setServerErrors(outcome.fields)) onFailed(outcome.text);
  };
  const check = async (over = versions.base) => {
    const typed = form.validate();
    if (!typed) return;
    if (over && asks && (await asks(typed, over))) return;
    await store(typed, over);
  };
  return {
    ...state,
    isBusy,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void run(() => check());
    },
    store: (values: Values, over: Kept, manner: Manner) => run(() => store(values, over, manner)),
    saveOver: (over: Kept) => void run(() => check(over)),
  };
}

export type RecordFormState<
  Values extends FormValues,
  Problem extends string,
  Kept extends OfficeRecord,
  Manner,
> = ReturnType<typeof useRecordForm<Values, Problem, Kept, Manner>>;
