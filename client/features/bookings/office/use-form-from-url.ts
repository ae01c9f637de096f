import { useState } from 'react';

import { useUrlParams } from '../../../ui/office/use-url-params';

const name = 'new';
/** In the form for a new booking: what the student is searched by. */
export const studentSearchName = 'find';
const forms = { booking: 'booking', student: 'addStudent' } as const;

type UrlForm = (typeof forms)[keyof typeof forms];

/**
 * Opens the form of the URL, `?new=booking` or `?new=student`, once per navigation.
 * @returns the function that removes it from the URL when the form is closed
 */
export function useFormFromUrl(open: (form: UrlForm) => void): () => void {
  const [params, change] = useUrlParams();
  const requestedForm = params.get(name);
  const [handledForm, setHandledForm] = useState<string | null>(null);
  if (requestedForm !== handledForm) {
    setHandledForm(requestedForm);
    if (requestedForm === 'booking' || requestedForm === 'student') open(forms[requestedForm]);
  }
  return () => {
    if (requestedForm === null) return;
    change((next) => {
      next.delete(name);
      next.delete(studentSearchName);
    });
  };
}
