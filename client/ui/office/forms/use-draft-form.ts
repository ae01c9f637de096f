import { useEffect, useEffectEvent, useState } from 'react';

import {
  draftMemory,
  isRecord,
  isTyped,
  storeDraft,
  removeStoredDraft,
  takeStoredDrafts,
} from '../../forms/stored-draft';
import type { Form, FormValues } from '../../forms/define-form';
import { useForm } from '../../forms/use-form';
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
  /** The idempotency key that a new record is sent with. */
  creationKey?: string | undefined;
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
  creationKey,
  isSent = false,
}: DraftFormOptions<Values, Problem>) {
  const key = `${prefix}${window.location.pathname} ${idPrefix}${subject}`;
  // The values may lack some of `initial`: a class has lost a day.
  const isValues = (found: unknown): found is Values => isRecord(found) && isTyped(found, definition.initial);
  const [restored] = useState(() => {
    const draft = drafts.get(key);
    if (!isRecord(draft) || !isValues(draft['values']) || !isValues(draft['initial'])) return undefined;
    const { values, initial: before, version: edited, creationKey: sent } = draft;
    const creation = typeof sent === 'string' ? sent : undefined;
    if (edited === version) return { values, creation, replaced: undefined };
    const replacedVersion = { version: edited, values: before };
    return {
      values: withMyChanges(definition, before, initial, values),
      creation,
      replaced: replacedVersion,
    };
  });
  const form = useForm({ form: definition, initial, idPrefix, restore: () => restored?.values });
  const [replaced, setReplaced] = useState(restored?.replaced);
  const { values } = form;
  const isDirty = changedFields(definition, values, initial).length > 0;
  const store = useEffectEvent(() =>
    storeDraft(
      key,
      // Until the user has chosen a version, the next reload displays the conflict again.
      replaced
        ? {
            version: replaced.version,
            initial: replaced.values,
            values: withMyChanges(definition, initial, replaced.values, values),
          }
        : { version, initial, values, creationKey },
    ),
  );
  useEffect(() => {
    if (isDirty && !isSent) store();
    else removeStoredDraft(key);
  }, [key, version, isDirty, isSent, values, replaced]);
  useEffect(() => {
    drafts.delete(key);
    return () => removeStoredDraft(key);
  }, [key]);
  return {
    form,
    isDirty,
    /** The values that another version has replaced since they were edited here, before a reload of the page. */
    replaced: isDirty ? replaced?.values : undefined,
    /** The key that the restored values may have been sent with. */
    restoredKey: restored?.creation,
    /** The user has been told of the other version. */
    forgetReplaced: () => setReplaced(undefined),
  };
}
