import { useEffect } from 'react';

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
import { changedFields } from './form-changes';

interface DraftFormOptions<Values extends FormValues, Problem extends string> {
  form: Form<Values, Problem>;
  idPrefix?: string;
  /** Default: an empty form. */
  initial?: Values;
  /** Distinguishes records, and their versions, whose forms can be opened on the same page. */
  subject?: string;
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
  isSent = false,
}: DraftFormOptions<Values, Problem>) {
  const key = `${prefix}${window.location.pathname} ${idPrefix}${subject}`;
  const restore = (): Values | undefined => {
    const draft = drafts.get(key);
    // The values may lack some of `initial`: a class has lost a day.
    return isRecord(draft) && isTyped(draft, definition.initial) ? draft : undefined;
  };
  const form = useForm({ form: definition, initial, idPrefix, restore });
  const { values } = form;
  const isDirty = changedFields(definition, values, initial).length > 0;
  useEffect(() => {
    if (isDirty && !isSent) storeDraft(key, values);
    else removeStoredDraft(key);
  }, [key, isDirty, isSent, values]);
  useEffect(() => {
    drafts.delete(key);
    return () => removeStoredDraft(key);
  }, [key]);
  return { form, isDirty };
}
