import { Field, InputType } from 'type-graphql';
import { RecordInput } from '../../platform/graphql/versioned-id.js';

@InputType({ description: 'Changes of a contact message; omitted fields stay unchanged.' })
export class MarkContactMessageInput extends RecordInput {
  @Field(() => Boolean, { nullable: true, description: 'true marks it as read, false as unread.' })
  isRead?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'true marks it as handled and read, false as open.' })
  isHandled?: boolean;
}
