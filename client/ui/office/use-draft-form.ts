import { useEffect, useEffectEvent, useState } from 'react';

import {
  draftMemory,
  isRecord,
  isTyped,
  storeDraft,
  removeStoredDraft,
  takeStoredDrafts,
} from '../stored-draft';
import type { Form, FormValues } from '../define-form';
import { useForm } from '../use-form';
import { changedFields, withMyChanges } from './form-changes';

interface DraftFormOptions<Values extends FormValues, Problem extends string> {
  form: Form<Values, Problem>;
  idPrefix?: string;
  /** Default: an empty form. */
  initial?: Values;
  /** Distinguishes records whose forms can be opened on the same page. */
  subject?: string;
  /** Of the record. Changes of an older version are applied to this one. */
  version?: number | null | undefined;
  /** The values have been sent, though the form is still mounted: a reload must not offer them again. */
  isSent?: boolean;
}

const prefix = 'office-draft:';

/** The drafts from before the page was loaded. Each is offered to the first form that it belongs to. */
const drafts = draftMemory<unknown>();

/** Called once per load of the page. Only a reload continues with the drafts; other ways to leave the page discard them. */
export function takeDrafts(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
  for (const [key, draft] of takeStoredDrafts(prefix)) if (isReload) drafts.set(key, draft);
}

takeDrafts();

/** A form of the console. What is typed is kept for a reload of the page, until the form is closed. */
export function useDraftForm<Values extends FormValues, Problem extends string>({
  form: definition,
  idPrefix = '',
  initial = definition.initial,
  subject = '',
  version,
  isSent = false,
}: DraftFormOptions<Values, Problem>) {
  const key = `${prefix}${window.location.pathname} ${idPrefix}${subject}`;
  // The values may lack some of `initial`: a class has lost a day.
  const isValues = (found: unknown): found is Values => isRecord(found) && isTyped(found, definition.initial);
  const [restored] = useState(() => {
    const draft = drafts.get(key);
    if (!isRecord(draft) || !isValues(draft['values']) || !isValues(draft['initial'])) return undefined;
    const { values, initial: before } = draft;
    if (draft['version'] === version) return { values, before: undefined };
    return { values: withMyChanges(definition, before, initial, values), before };
  });
  const form = useForm({ form: definition, initial, idPrefix, restore: () => restored?.values });
  const [replaced, setReplaced] = useState(restored?.before);
  const { values } = form;
  const isDirty = changedFields(definition, values, initial).length > 0;
  const store = useEffectEvent(() => storeDraft(key, { version, initial, values }));
  useEffect(() => {
    if (isDirty && !isSent) store();
    else removeStoredDraft(key);
  }, [key, version, isDirty, isSent, values]);
  useEffect(() => {
    drafts.delete(key);
    return () => removeStoredDraft(key);
  }, [key]);
  return {
    form,
    isDirty,
    /** The values that another version has replaced since they were edited here, before a reload of the page. */
    replaced: isDirty ? replaced : undefined,
    /** The user has been told of the other version. */
    forgetReplaced: () => setReplaced(undefined),
  };
}
