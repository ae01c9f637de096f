import type { Form, FormValues } from '../../../ui/forms/define-form';
import {
  isRecord,
  isTyped,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from '../../../ui/forms/stored-draft';

interface FormDraft<Values> {
  values: Values;
  /** The stored values that the form was opened with. */
  opened: Values;
}

/**
 * The drafts of a form that changes a record, for a reload.
 * @param name prefix of the storage keys
 */
export function draftsOf<Values extends FormValues>(form: Form<Values, string>, name: string) {
  const storageKey = (id: string) => `${name}:${id}`;
  const isValues = (value: unknown): value is Values => isRecord(value) && isTyped(value, form.initial);
  return {
    /** What was typed before a reload. */
    read: (id: string): FormDraft<Values> | undefined => {
      const stored = readStoredDraft(storageKey(id));
      if (!isRecord(stored)) return undefined;
      const { values, opened } = stored;
      return isValues(values) && isValues(opened) ? { values, opened } : undefined;
    },
    write: (id: string, draft: FormDraft<Values>): void => storeDraft(storageKey(id), draft),
    remove: (id: string): void => removeStoredDraft(storageKey(id)),
    /** What was typed, over the current values of the record. */
    typedOver: (current: Values, { values, opened }: FormDraft<Values>): Values => {
      const typed = form.names.filter((field) => values[field] !== opened[field]);
      return { ...current, ...Object.fromEntries(typed.map((field) => [field, values[field]])) };
    },
    isSame: (some: Values, others: Values): boolean =>
      form.names.every((field) => some[field] === others[field]),
  };
}
