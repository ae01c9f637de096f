import { useCallback, useRef } from 'react';

import { readFailure, type Failure } from '../../graphql/requests/failure';
import { attemptOf, type Attempt } from '../../graphql/requests/idempotency-key';
import { useLocale } from '../../i18n/use-locale';
import { useContactMessageSendMutation } from './ContactForm.generated';
import { inputFrom } from '../../ui/forms/form-input';
import { readContactAttempt, removeContactAttempt, writeContactAttempt } from './contact-draft';
import { contactForm, type ContactValues } from './contact-form';

export type ContactOutcome = { kind: 'sent' } | { kind: 'refused'; failure: Failure };

/** Sends a contact message. The same message sent again, also after a reload, arrives once. */
export function useContactMessage(): (values: ContactValues) => Promise<ContactOutcome> {
  const { language } = useLocale();
  const [send] = useContactMessageSendMutation();
  // Besides storage, which may be blocked.
  const last = useRef<Attempt>(null);
  return useCallback(
    async (values) => {
      try {
        const input = inputFrom(contactForm, values);
        const attempt = attemptOf(JSON.stringify(input), last.current ?? readContactAttempt());
        last.current = attempt;
        writeContactAttempt(attempt);
        await send({ variables: { input: { ...input, language, idempotencyKey: attempt.key } } });
        last.current = null;
        removeContactAttempt();
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'refused', failure: readFailure(error) };
      }
    },
    [send, language],
  );
}
