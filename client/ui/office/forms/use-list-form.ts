import { useState, type RefObject } from 'react';

import { useFormUrlState } from './use-form-url-state';
import { useReturnFocus } from '../overlays/use-return-focus';
import { useUrlParams, type FormParam } from '../lists/use-url-params';

/**
 * The form of a list, in the URL: for a new record, or with `?edit=<id>` for one of the records, which stays as it was
 * when the form was opened, even if it leaves the list.
 * @param records undefined until loaded
 * @param newForms the forms for new records
 * @param otherwise gets the focus when the form is closed, unless the control that opened it still exists
 * @param details further parameters of a form, removed together with it
 */
export function useListForm<Edited extends { id: string }, New extends FormParam | `new=${string}`>(
  records: readonly Edited[] | undefined,
  newForms: readonly New[],
  otherwise: RefObject<HTMLElement | null>,
  details: readonly string[] = [],
) {
  const [params] = useUrlParams();
  const id = params.get('edit') ?? '';
  const url = useFormUrlState<New | `edit=${string}`>([...newForms, `edit=${id}`], details);
  const newForm = newForms.find((name) => name === url.form);
  const editedId = newForm === undefined && id !== '' ? id : undefined;
  const [opened, setOpened] = useState<{ id: string; record: Edited | undefined }>();
  const [formNumber, setFormNumber] = useState(0);
  // After a reload, or with Back or Forward. Rows that are loaded later do not open a form.
  if (opened?.id !== editedId) {
    if (editedId === undefined) setOpened(undefined);
    else if (records) setOpened({ id: editedId, record: records.find((each) => each.id === editedId) });
  }
  const edited = opened?.id === editedId ? opened?.record : undefined;
  const isOpen = newForm !== undefined || edited !== undefined;
  const leave = useReturnFocus(isOpen, otherwise);

  return {
    newForm,
    edited,
    isOpen,
    /** The key of the form: each form that is opened starts with its own values. */
    key: `${newForm ?? 'edit'}-${formNumber}`,
    /** Undefined closes the form. */
    open: (next: New | Edited | undefined) => {
      if (!next) {
        url.close();
        return;
      }
      leave();
      setFormNumber((number) => number + 1);
      if (typeof next === 'string') {
        url.open(next);
        return;
      }
      setOpened({ id: next.id, record: next });
      url.open(`edit=${next.id}`);
    },
  };
}
