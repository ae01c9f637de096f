import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Connection } from '../../../platform/graphql/connection.js';
import { LanguageEnum } from '../../../platform/graphql/language.js';
import { RecordInput } from '../../../platform/graphql/versioned-id.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { MarkOutboxMessageInput } from './mark-outbox-message.input.js';
import { OutboxMessageArgs } from './outbox-message.args.js';
import { OutboxMessage, OutboxMessageConnection, OutboxMessagePreview } from './outbox-message.type.js';
import type { OutboxService } from './outbox.service.js';

@Resolver()
export class OutboxResolver {
  constructor(private readonly service: OutboxService) {}

  @Authorized('admin')
  @Query(() => OutboxMessageConnection, {
    description:
      'Emails and text messages, sent or to be sent; newest first, unless `isScheduled` sets the order.',
  })
  outboxMessages(
    @Ctx() ctx: RequestContext,
    @Args(() => OutboxMessageArgs) { first, after, before, ...filter }: OutboxMessageArgs,
  ): Promise<Connection<OutboxMessage>> {
    return this.service.page(ctx, filter, { first, after, before });
  }

  @Authorized('admin')
  @Query(() => OutboxMessagePreview, {
    description: 'A message as it would be written now. NOT_FOUND if it does not exist.',
  })
  outboxMessagePreview(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
    @Arg('language', () => LanguageEnum, { description: 'Language of the text.' }) language: Locale,
  ): Promise<OutboxMessagePreview> {
    return this.service.preview(ctx, id, language);
  }

  @Authorized('admin')
  @Mutation(() => OutboxMessage, {
    description:
      'Queues a failed message again, or a copy of a sent one. CONFLICT if it is already queued or has nothing left to say.',
  })
  resendOutboxMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the message.' }) { id }: RecordInput,
  ): Promise<OutboxMessage> {
    return this.service.resend(ctx, id);
  }

  @Authorized('admin')
  @Mutation(() => OutboxMessage, {
    description:
      'Marks a failed message as handled, or removes the mark. CONFLICT if it has not failed, or is queued again.',
  })
  markOutboxMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkOutboxMessageInput, { description: 'The message, and its mark.' })
    input: MarkOutboxMessageInput,
  ): Promise<OutboxMessage> {
    return this.service.mark(ctx, input);
  }
}
