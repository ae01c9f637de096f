import { Field, InputType } from 'type-graphql';
import { RecordInput } from '../../platform/graphql/versioned-id.js';

@InputType({ description: 'What the office did with a message; what is left out stays.' })
export class MarkContactMessageInput extends RecordInput {
  @Field(() => Boolean, { nullable: true, description: 'true marks it read, false unread again.' })
  isRead?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'true marks it handled, false open again.' })
  isHandled?: boolean;
}
