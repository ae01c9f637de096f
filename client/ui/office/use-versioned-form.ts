import type { Form, FormValues } from '../define-form';
import { withMyChanges } from './form-changes';
import { useDraftForm } from './use-draft-form';

export interface VersionedRecord {
  id: string;
  /** Null for a record that was not created yet. */
  version: number | null;
}

interface VersionedFormOptions<Values extends FormValues, Problem extends string, Kept> {
  form: Form<Values, Problem>;
  idPrefix?: string;
  /** The values of a new record; default: an empty form. */
  initial?: Values;
  /** The versions of the record (graphql/use-versioned-save.ts). */
  versions: {
    base: Kept | undefined;
    theirs: Kept | undefined;
    isGone: boolean;
    acceptTheirs: () => void;
  };
  valuesOf: (record: Kept) => Values;
}

/** The form of a record that other accounts may change or delete meanwhile; EditProblems displays what they did. */
export function useVersionedForm<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
>({
  form: definition,
  idPrefix = '',
  initial = definition.initial,
  versions: { base, theirs, isGone, acceptTheirs },
  valuesOf,
}: VersionedFormOptions<Values, Problem, Kept>) {
  const original = base ? valuesOf(base) : initial;
  const subject = base ? `${base.id} ${base.version}` : '';
  const { form, isDirty } = useDraftForm({ form: definition, initial: original, idPrefix, subject });

  const now = theirs && valuesOf(theirs);
  const adopt = (values: Values) => {
    form.reset(values);
    acceptTheirs();
  };
  return {
    form,
    isDirty,
    isGone,
    conflict: theirs &&
      now && {
        theirs,
        before: original,
        now,
        takeTheirs: () => adopt(now),
        /** Fields that were not edited here get the other version's values. */
        keepMine: () => adopt(withMyChanges(definition, original, now, form.typed())),
      },
  };
}

export type VersionedForm<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
> = ReturnType<typeof useVersionedForm<Values, Problem, Kept>>;
