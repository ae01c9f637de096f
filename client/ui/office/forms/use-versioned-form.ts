import { useEffect, useEffectEvent, useState } from 'react';

import type { Form, FormValues } from '../../forms/define-form';
import { changedFields, withMyChanges } from './form-changes';
import { useDraftForm } from './use-draft-form';

export interface VersionedRecord {
  id: string;
  /** Null for a record that was not created yet. */
  version: number | null;
}

/** The versions of the record (graphql/use-versioned-save.ts). */
export interface RecordVersions<Kept> {
  base: Kept | undefined;
  theirs: Kept | undefined;
  isGone: boolean;
  isUnanswered: boolean;
  creationKey: string;
  resumeCreation: (key: string) => void;
  rebase: (version: Kept) => void;
}

interface VersionedFormOptions<Values extends FormValues, Problem extends string, Kept> {
  form: Form<Values, Problem>;
  idPrefix?: string;
  versions: RecordVersions<Kept>;
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
  versions: { base, theirs, isGone, isUnanswered, creationKey, resumeCreation, rebase },
  valuesOf,
}: VersionedFormOptions<Values, Problem, Kept>) {
  const original = base ? valuesOf(base) : definition.initial;
  const { form, isDirty, replaced, forgetReplaced, restoredKey } = useDraftForm({
    form: definition,
    initial: original,
    idPrefix,
    subject: base?.id ?? '',
    version: base?.version,
    creationKey: base ? undefined : creationKey,
  });
  const resume = useEffectEvent(resumeCreation);
  useEffect(() => {
    if (restoredKey !== undefined) resume(restoredKey);
  }, [restoredKey]);
  const [isSavedInPart, setIsSavedInPart] = useState(false);

  /** Bases the form on a version: fields that were not edited since `before` get its values. */
  const adopt = (version: Kept, before: Values, typed = form.typed()) => {
    form.reset(withMyChanges(definition, before, valuesOf(version), typed));
    forgetReplaced();
    rebase(version);
  };
  // After a reload, the form is already based on the other version.
  const [other, before] = theirs ? [theirs, original] : [base, replaced];
  return {
    form,
    isDirty,
    isGone,
    isUnanswered,
    /** What was typed while the form was being saved is not saved yet. */
    isSavedInPart: isSavedInPart && isDirty,
    conflict: other &&
      before && {
        theirs: other,
        before,
        now: valuesOf(other),
        takeTheirs: () => adopt(other, before, before),
        /** Fields that were not edited here get the other version's values. */
        keepMine: () => adopt(other, before),
      },
    /** Keeps what was typed after `sent`, which was saved. @returns whether that is nothing */
    settle: (saved: Kept, sent: Values): boolean => {
      const isAllSaved = changedFields(definition, sent, form.typed()).length === 0;
      setIsSavedInPart(!isAllSaved);
      if (!isAllSaved) adopt(saved, sent);
      return isAllSaved;
    },
  };
}

export type VersionedForm<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
> = ReturnType<typeof useVersionedForm<Values, Problem, Kept>>;
