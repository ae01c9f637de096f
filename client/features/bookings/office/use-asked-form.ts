import { useState } from 'react';

import { useAddressParameters } from '../../../ui/office/use-address-parameters';

const name = 'new';
const forms = { booking: 'booking', student: 'addStudent' } as const;

type AskedForm = (typeof forms)[keyof typeof forms];

/**
 * The form that the address asks for, `?new=booking` or `?new=student`: opened once for each time it does.
 * @returns how to take it out of the address, when the form is closed
 */
export function useAskedForm(open: (form: AskedForm) => void): () => void {
  const [params, change] = useAddressParameters();
  const asked = params.get(name);
  const [answered, setAnswered] = useState<string | null>(null);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked === 'booking' || asked === 'student') open(forms[asked]);
  }
  return () => {
    if (asked !== null) change((next) => next.delete(name));
  };
}
