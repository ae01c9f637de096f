import { Field, ID, ObjectType } from 'type-graphql';

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
}
