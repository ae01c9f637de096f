import { useState } from 'react';

import { useFormUrlState } from './use-form-url-state';

/**
 * The form of a list: for a new record (`?new` in the URL), or for one of the records. The URL wins, because Forward can
 * lead to `?new` while a record is edited.
 */
export function useListForm<Edited extends object>() {
  const url = useFormUrlState(['new']);
  const isNew = url.form !== undefined;
  const [edited, setEdited] = useState<Edited>();
  const [formNumber, setFormNumber] = useState(0);
  const [wasNew, setWasNew] = useState(isNew);
  if (wasNew !== isNew) {
    setWasNew(isNew);
    if (isNew) setEdited(undefined);
  }

  return {
    isNew,
    edited: isNew ? undefined : edited,
    isOpen: isNew || edited !== undefined,
    /** The key of the form: each form that is opened starts with its own values. */
    key: `${isNew ? 'new' : 'edit'}-${formNumber}`,
    open: (next: 'new' | Edited) => {
      setEdited(next === 'new' ? undefined : next);
      setFormNumber((number) => number + 1);
      if (next === 'new') url.open('new');
      else url.close();
    },
    close: () => {
      setEdited(undefined);
      url.close();
    },
  };
}
