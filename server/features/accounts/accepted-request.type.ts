import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An accepted request. It does not reveal whether an account exists.' })
export class AcceptedRequest {
  @Field(() => Boolean, { description: 'Always true; a rejected request is an error.' })
  isAccepted!: boolean;

  static readonly ACCEPTED: AcceptedRequest = { isAccepted: true };
}
