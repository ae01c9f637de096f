import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A request that was taken. It tells nothing about accounts.' })
export class AcceptedRequest {
  @Field(() => Boolean, { description: 'Always true; a request that is refused is an error.' })
  isAccepted!: boolean;

  static readonly ACCEPTED: AcceptedRequest = { isAccepted: true };
}
