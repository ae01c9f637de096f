import { Field, InputType } from 'type-graphql';
import { RecordInput } from '../../../platform/graphql/versioned-id.js';

@InputType({ description: 'The mark of a failed message.' })
export class MarkOutboxMessageInput extends RecordInput {
  @Field(() => Boolean, { description: 'true marks it as handled, false as open.' })
  isHandled!: boolean;
}
