import { useApolloClient } from '@apollo/client/react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure, type Failure } from '../../graphql/requests/failure';
import { isLost } from '../../graphql/requests/is-lost';
import type { OfficeMessageDraftInput, SendOfficeMessageInput } from '../../graphql/schema.generated';
import { retryOnNetworkError } from '../../graphql/office/retry-on-network-error';
import { useIdempotencyKey } from '../../graphql/requests/use-idempotency-key';
import { lostAnswerMessages } from '../../ui/office/texts/lost-answer.messages';
import {
  OfficeMessageSendDocument,
  OfficeMessageSendTestDocument,
  OfficeMessageWithdrawDocument,
  type OfficeMessageSendMutation,
  type OfficeMessageWithdrawMutation,
} from './Write.generated';
import { writeMessages as messages } from './write.messages';

export type SentMessage = OfficeMessageSendMutation['sendOfficeMessage'];
type Withdrawn = OfficeMessageWithdrawMutation['withdrawOfficeMessage'];

/**
 * Sends a message (only once, even if responses are lost), sends a test, or withdraws a message. Each function returns
 * undefined after a failure that it has reported.
 */
export function useOfficeMessage(
  onFailed: (text: string) => void,
  onFields: (fields: Readonly<Record<string, string | undefined>>) => boolean,
) {
  const intl = useIntl();
  const client = useApolloClient();
  const { keyOf, forget } = useIdempotencyKey();

  const fail = (failure: Failure, otherwise: MessageDescriptor, lost: MessageDescriptor) => {
    if (onFields(failure.fields)) return;
    onFailed(failure.text ?? intl.formatMessage(isLost(failure) ? lost : otherwise));
  };

  return {
    send: async (input: Omit<SendOfficeMessageInput, 'idempotencyKey'>): Promise<SentMessage | undefined> => {
      // The same key until the message is known to be sent, even if its text is edited meanwhile.
      const idempotencyKey = keyOf('message');
      try {
        const { data } = await retryOnNetworkError(() =>
          client.mutate({
            mutation: OfficeMessageSendDocument,
            variables: { input: { ...input, idempotencyKey } },
          }),
        );
        forget();
        return data?.sendOfficeMessage;
      } catch (error) {
        const failure = readFailure(error);
        if (failure.code === 'IDEMPOTENCY_MISMATCH') {
          forget();
          onFailed(intl.formatMessage(messages.alreadySent));
        } else fail(failure, messages.sendFailed, messages.connectionLost);
        return undefined;
      }
    },
    /** @returns the recipient's address */
    sendTest: async (input: OfficeMessageDraftInput): Promise<string | undefined> => {
      try {
        const { data } = await client.mutate({
          mutation: OfficeMessageSendTestDocument,
          variables: { input },
        });
        return data?.sendOfficeMessageTest.recipient;
      } catch (error) {
        fail(readFailure(error), messages.testFailed, messages.testLost);
        return undefined;
      }
    },
    withdraw: async (id: string): Promise<Withdrawn | undefined> => {
      try {
        const { data } = await retryOnNetworkError(() =>
          client.mutate({ mutation: OfficeMessageWithdrawDocument, variables: { input: { id } } }),
        );
        return data?.withdrawOfficeMessage;
      } catch (error) {
        fail(readFailure(error), messages.withdrawFailed, lostAnswerMessages.unknown);
        return undefined;
      }
    },
  };
}
