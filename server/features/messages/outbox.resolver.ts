import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import { RecordInput } from '../../platform/graphql/versioned-id.js';
import type { Locale } from '../../platform/i18n/message.js';
import { OutboxMessageArgs } from './outbox-message.args.js';
import { OutboxMessage, OutboxMessageConnection, OutboxMessagePreview } from './outbox-message.type.js';
import type { OutboxService } from './outbox.service.js';

@Resolver()
export class OutboxResolver {
  constructor(private readonly service: OutboxService) {}

  @Authorized('admin')
  @Query(() => OutboxMessageConnection, {
    description:
      'Mail and text messages that the site has sent or will send. Newest first, unless `isScheduled` sets the order.',
  })
  outboxMessages(
    @Ctx() ctx: RequestContext,
    @Args(() => OutboxMessageArgs) { first, after, before, ...filter }: OutboxMessageArgs,
  ): Promise<Connection<OutboxMessage>> {
    return this.service.page(ctx, filter, { first, after, before });
  }

  @Authorized('admin')
  @Query(() => OutboxMessagePreview, {
    description: 'What a message would say now. NOT_FOUND when there is none.',
  })
  outboxMessagePreview(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which message, by its id.' }) id: string,
    @Arg('language', () => LanguageEnum, { description: 'In which language.' }) language: Locale,
  ): Promise<OutboxMessagePreview> {
    return this.service.preview(ctx, id, language);
  }

  @Authorized('admin')
  @Mutation(() => OutboxMessage, {
    description:
      'Queues a failed message anew, or a copy of a sent one. CONFLICT when it is to be sent anyway, or says nothing any more.',
  })
  resendOutboxMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which message.' }) { id }: RecordInput,
  ): Promise<OutboxMessage> {
    return this.service.resend(ctx, id);
  }
}
