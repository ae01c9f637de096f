import { useEffect } from 'react';

import type { Form, FormValues } from '../define-form';
import { isRecord, isTyped, readStoredDraft, removeStoredDraft, storeDraft } from '../stored-draft';
import { useForm } from '../use-form';
import { changedFields } from './form-changes';

interface DraftFormOptions<Values extends FormValues, Problem extends string> {
  form: Form<Values, Problem>;
  idPrefix?: string;
  /** Default: an empty form. */
  initial?: Values;
  /** What the form is about, if several forms with this prefix can be opened at the same address. */
  subject?: string;
  /** The values have been sent, though the form is still mounted: a reload must not offer them again. */
  isSent?: boolean;
}

/**
 * A form of the console. What is typed is kept for a reload of the page, the only way to close it without clean-up, and
 * only used if the form starts from the same values again.
 */
export function useDraftForm<Values extends FormValues, Problem extends string>({
  form: definition,
  idPrefix = '',
  initial = definition.initial,
  subject = '',
  isSent = false,
}: DraftFormOptions<Values, Problem>) {
  const key = `office-draft:${idPrefix}${subject}`;
  const form = useForm({ form: definition, initial, idPrefix, restore: () => readDraft(key, initial) });
  const isDirty = changedFields(definition, form.values, initial).length > 0;
  const typed = form.values;
  useEffect(() => {
    if (isDirty && !isSent) storeDraft(key, { initial, typed });
    else removeStoredDraft(key);
  });
  useEffect(() => () => removeStoredDraft(key), [key]);
  return { form, isDirty };
}

function readDraft<Values extends FormValues>(key: string, initial: Values): Values | undefined {
  const stored = readStoredDraft(key);
  if (!isRecord(stored) || JSON.stringify(stored['initial']) !== JSON.stringify(initial)) return undefined;
  const { typed } = stored;
  return isRecord(typed) && isTyped(typed, initial) ? typed : undefined;
}
