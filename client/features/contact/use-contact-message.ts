import { useCallback } from 'react';

import { readFailure, type Failure } from '../../graphql/failure';
import { useLocale } from '../../i18n/use-locale';
import { useContactMessageSendMutation } from './ContactForm.generated';
import { inputFrom } from '../../ui/form-input';
import { contactForm, type ContactValues } from './contact-form';

export type ContactOutcome = { kind: 'sent' } | { kind: 'refused'; failure: Failure };

/** Sends a contact message. */
export function useContactMessage(): (values: ContactValues) => Promise<ContactOutcome> {
  const { language } = useLocale();
  const [send] = useContactMessageSendMutation();
  return useCallback(
    async (values) => {
      try {
        const input = inputFrom(contactForm, values);
        await send({ variables: { input: { ...input, language } } });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'refused', failure: readFailure(error) };
      }
    },
    [send, language],
  );
}
