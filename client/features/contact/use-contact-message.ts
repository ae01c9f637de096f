import { useCallback } from 'react';

import { readFailure } from '../../graphql/failure';
import { useLocale } from '../../i18n/use-locale';
import { useContactMessageSendMutation } from './ContactForm.generated';
import { contactFields, contactInput, type ContactField, type ContactValues } from './contact-values';

export type ContactOutcome =
  { kind: 'sent' } | { kind: 'refusedFields'; errors: [ContactField, string][] } | { kind: 'failed' };

/** Sends the message to the office. */
export function useContactMessage(): (values: ContactValues) => Promise<ContactOutcome> {
  const { language } = useLocale();
  const [send] = useContactMessageSendMutation();
  return useCallback(
    async (values) => {
      const input = contactInput(values);
      if (!input) return { kind: 'failed' };
      try {
        await send({ variables: { input: { ...input, language } } });
        return { kind: 'sent' };
      } catch (error) {
        const { fields } = readFailure(error);
        const errors = contactFields.flatMap((field): [ContactField, string][] => {
          const message = fields[field];
          return message === undefined ? [] : [[field, message]];
        });
        return errors.length > 0 ? { kind: 'refusedFields', errors } : { kind: 'failed' };
      }
    },
    [send, language],
  );
}
