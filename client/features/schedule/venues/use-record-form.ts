import { useVersionedSave } from '../../../graphql/use-versioned-save';
import type { Form, FormValues } from '../../../ui/define-form';
import { useVersionedForm } from '../../../ui/office/use-versioned-form';
import { useVersionedSubmit } from '../../../ui/office/use-versioned-submit';
import type { RecordFormProps } from './RecordsPage';
import type { OfficeRecord } from './use-record-changes';

interface RecordFormOptions<Values extends FormValues, Problem extends string, Kept, Manner> {
  definition: Form<Values, Problem>;
  idPrefix: string;
  page: RecordFormProps<Kept>;
  valuesOf: (record: Kept) => Values;
  send: (
    values: Values,
    base: Kept | undefined,
    idempotencyKey: string,
    manner: Manner | undefined,
  ) => Promise<Kept | undefined>;
  isStored: (values: Values, record: Kept) => boolean;
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
  isStored,
  load,
  asks,
}: RecordFormOptions<Values, Problem, Kept, Manner>) {
  const versions = useVersionedSave({
    edited: page.edited,
    send: ({ values, manner }: { values: Values; manner?: Manner }, base, key) =>
      send(values, base, key, manner),
    isStored: ({ values }, record) => isStored(values, record),
    load,
  });
  const state = useVersionedForm({ form: definition, idPrefix, versions, valuesOf });
  const submission = useVersionedSubmit({
    ...page,
    state,
    save: async (values, over = versions.base) =>
      over && (await asks?.(values, over)) ? undefined : versions.save({ values }, over),
  });
  return {
    state,
    submission,
    store: (values: Values, over: Kept, manner: Manner) =>
      submission.run(async () => submission.report(await versions.save({ values, manner }, over), values)),
  };
}
