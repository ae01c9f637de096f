import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { ContactMessageArgs } from './contact-message.args.js';
import { ContactMessage, ContactMessageConnection, SentContactMessage } from './contact-message.type.js';
import type { ContactService } from './contact.service.js';
import { MarkContactMessageInput } from './mark-contact-message.input.js';
import { SendContactMessageInput } from './send-contact-message.input.js';

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Mutation(() => SentContactMessage, { description: 'Sends a message to the office.' })
  async sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendContactMessageInput, { description: 'The message and its sender.' })
    input: SendContactMessageInput,
  ): Promise<SentContactMessage> {
    return { id: await this.contact.send(ctx, input) };
  }

  @Authorized('admin')
  @Query(() => ContactMessageConnection, { description: 'Messages from guests, newest first.' })
  contactMessages(
    @Args(() => ContactMessageArgs)
    { search, isHandled, sentFrom, sentTo, language, subject, ...page }: ContactMessageArgs,
  ): Promise<Connection<ContactMessage>> {
    return this.contact.page({ search, isHandled, sentFrom, sentTo, language, subject }, page);
  }

  @Authorized('admin')
  @Mutation(() => ContactMessage, { description: 'Marks a message as read or handled.' })
  markContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkContactMessageInput, { description: 'The message, and its marks.' })
    input: MarkContactMessageInput,
  ): Promise<ContactMessage> {
    return this.contact.mark(ctx, input);
  }
}
