import { useState } from 'react';

import { useAddressParameters } from '../../../ui/office/use-address-parameters';

const name = 'new';
const forms = { booking: 'booking', student: 'addStudent' } as const;

type AskedForm = (typeof forms)[keyof typeof forms];

/**
 * Opens the form of the address, `?new=booking` or `?new=student`, once per navigation.
 * @returns the function that removes it from the address when the form is closed
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
