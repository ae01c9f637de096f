import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { readFailure } from '../../graphql/failure';
import { newIdempotencyKey } from '../../graphql/idempotency-key';
import type { OfficeMessageDraftInput, SendOfficeMessageInput } from '../../graphql/schema.generated';
import { sendUntilAnswered } from '../../graphql/send-until-answered';
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
 * Sends a message, once however often its answer is lost; tries it; takes it back. Each answers undefined when it has failed,
 * and has said so.
 */
export function useOfficeMessage(
  onFailed: (text: string) => void,
  onFields: (fields: Readonly<Record<string, string | undefined>>) => boolean,
) {
  const intl = useIntl();
  const client = useApolloClient();
  /** Of the message that is being written, until it is known to be sent. */
  const key = useRef<string>(undefined);

  const fail = (error: unknown, otherwise: MessageDescriptor, byCode: Record<string, MessageDescriptor>) => {
    const { code, text, fields } = readFailure(error);
    if (onFields(fields)) return;
    const known = byCode[code];
    onFailed(known ? intl.formatMessage(known) : (text ?? intl.formatMessage(otherwise)));
  };

  return {
    send: async (input: Omit<SendOfficeMessageInput, 'idempotencyKey'>): Promise<SentMessage | undefined> => {
      const idempotencyKey = (key.current ??= newIdempotencyKey());
      try {
        const { data } = await sendUntilAnswered(() =>
          client.mutate({
            mutation: OfficeMessageSendDocument,
            variables: { input: { ...input, idempotencyKey } },
          }),
        );
        key.current = undefined;
        return data?.sendOfficeMessage;
      } catch (error) {
        if (readFailure(error).code === 'IDEMPOTENCY_MISMATCH') key.current = undefined;
        fail(error, messages.sendFailed, {
          NETWORK: messages.connectionLost,
          IDEMPOTENCY_MISMATCH: messages.alreadySent,
        });
        return undefined;
      }
    },
    /** @returns the address that it goes to */
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
        const { data } = await sendUntilAnswered(() =>
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
