import { useApolloClient } from '@apollo/client/react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure } from '../../graphql/failure';
import type { OfficeMessageDraftInput, SendOfficeMessageInput } from '../../graphql/schema.generated';
import { retryOnNetworkError } from '../../graphql/retry-on-network-error';
import { useIdempotencyKey } from '../../graphql/use-idempotency-key';
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

  const fail = (error: unknown, otherwise: MessageDescriptor, byCode: Record<string, MessageDescriptor>) => {
    const { code, text, fields } = readFailure(error);
    if (onFields(fields)) return;
    const known = byCode[code];
    onFailed(known ? intl.formatMessage(known) : (text ?? intl.formatMessage(otherwise)));
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
        if (readFailure(error).code === 'IDEMPOTENCY_MISMATCH') forget();
        fail(error, messages.sendFailed, {
          NETWORK: messages.connectionLost,
          IDEMPOTENCY_MISMATCH: messages.alreadySent,
        });
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
        fail(error, messages.testFailed, {});
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
        fail(error, messages.withdrawFailed, {});
        return undefined;
      }
    },
  };
}
