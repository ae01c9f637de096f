import { Field, ID, ObjectType } from 'type-graphql';
import type { OutboxKind } from '../../platform/outbox/templates.js';
import { OutboxKindEnum } from '../messages/outbox/outbox-message.type.js';
import type { MessageEventKindOf, MessageOutcome } from './history.constants.js';

/** The fields of every event of a history. */
@ObjectType()
export abstract class HistoryEvent {
  @Field(() => ID, { description: 'ID of the audit log entry or message.' })
  id!: string;

  @Field(() => Date, { description: 'When it happened; for an unsent message, when it is due.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The admin who did it; null for a guest, for messages, and if unknown.',
  })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'For a message: the recipient.' })
  recipient!: string | null;

  @Field(() => OutboxKindEnum, {
    nullable: true,
    description: 'For a message: its kind in `outboxMessages`.',
  })
  messageKind!: OutboxKind | null;
}

/** For `messageEventDescriptions`, in the histories of bookings and crews. */
export const CLASS_NOTICE = 'The notice about a change of the class';
export const OFFICE_MESSAGE = 'A message from the office';
export const RECEIPT = 'The receipt for the payment or refund';

const OUTCOMES: Record<MessageOutcome, string> = {
  Queued: 'is queued',
  Sent: 'was sent',
  Failed: 'could not be sent',
};

/** Schema descriptions of the events of messages. @param messages what each message is, in English */
export function messageEventDescriptions<Message extends string>(
  messages: Record<Message, string>,
): Record<MessageEventKindOf<Message>, { description: string }> {
  const descriptions = Object.entries<string>(messages).flatMap(([message, subject]) =>
    Object.entries(OUTCOMES).map(([outcome, verb]) => [
      `${message}${outcome}`,
      { description: `${subject} ${verb}.` },
    ]),
  );
  return Object.fromEntries(descriptions) as Record<MessageEventKindOf<Message>, { description: string }>;
}
