import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { ContactService } from './contact.service.js';
import { SendContactMessageInput } from './send-contact-message.input.js';

@ObjectType({ description: 'A message the office has received.' })
export class SentContactMessage {
  @Field(() => ID)
  id!: string;
}

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Mutation(() => SentContactMessage, { description: 'Sends a message to the office.' })
  async sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendContactMessageInput) input: SendContactMessageInput,
  ): Promise<SentContactMessage> {
    return { id: await this.contact.send(ctx, input) };
  }
}
