import type { Form, FormValues } from '../define-form';
import { withMyChanges } from './form-changes';
import { useDraftForm } from './use-draft-form';

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
export function useVersionedForm<Values extends FormValues, Problem extends string, Kept>({
  form: definition,
  idPrefix = '',
  initial = definition.initial,
  versions: { base, theirs, isGone, acceptTheirs },
  valuesOf,
}: VersionedFormOptions<Values, Problem, Kept>) {
  const original = base ? valuesOf(base) : initial;
  const { form, isDirty } = useDraftForm({ form: definition, initial: original, idPrefix });

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

export type VersionedForm<Values extends FormValues, Problem extends string, Kept> = ReturnType<
  typeof useVersionedForm<Values, Problem, Kept>
>;
