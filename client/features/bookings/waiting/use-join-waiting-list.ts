import { useRef, useState } from 'react';

import { EmptyResponseError } from '../../../graphql/requests/failure';
import { sendOnce } from '../../../graphql/requests/idempotency-key';
import { useLocale } from '../../../i18n/use-locale';
import { inputFrom } from '../../../ui/forms/form-input';
import { keepEarlierRequest } from '../confirmation/earlier-request';
import { readJoinAttempt, removeWaitingDraft, storeJoinAttempt, type JoinContent } from './waiting-draft';
import { waitingForm } from './waiting-form';
import { useWaitJoinMutation } from './WaitPage.generated';

/**
 * Joins the waiting list of a class: the same content only once, however often it is sent, also after a reload. An
 * unanswered request is repeated before a corrected one; if it has joined, that is the outcome.
 */
export function useJoinWaitingList(classId: string) {
  const { language } = useLocale();
  const [mutate] = useWaitJoinMutation();
  const [kept] = useState(() => readJoinAttempt(classId));
  // In memory besides the storage, which may be blocked: a retry needs the same key.
  const last = useRef(kept);
  const [isUnanswered, setIsUnanswered] = useState(kept?.unanswered === true);
  const [entryId, setEntryId] = useState<string>();

  const send = async (sent: JoinContent, idempotencyKey: string): Promise<string> => {
    const { data } = await mutate({ variables: { input: { ...sent, language, idempotencyKey } } });
    if (!data) throw new EmptyResponseError();
    return data.joinWaitingList.id;
  };

  return {
    /** A request was sent, and it is unknown whether it has joined. */
    isUnanswered,
    /** Of the entry, once it has joined. */
    entryId,
    /**
     * Rejects with the server's error.
     * @param typed the values of the form when the response arrives
     */
    join: async (values: typeof waitingForm.initial, typed: () => typeof waitingForm.initial) => {
      const content = { ...inputFrom(waitingForm, values), classInstanceId: classId };
      const { result, isEarlier } = await sendOnce({
        content,
        fingerprint: JSON.stringify(content),
        last: last.current,
        send,
        remember: (attempt) => {
          last.current = attempt;
          setIsUnanswered(attempt?.unanswered === true);
          storeJoinAttempt(classId, attempt);
        },
      });
      removeWaitingDraft(classId);
      if (isEarlier || typed() !== values) keepEarlierRequest(result);
      setEntryId(result);
    },
  };
}
