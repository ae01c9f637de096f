import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { RecordInput } from '../../platform/graphql/versioned-id.js';
import {
  OfficeMessageAudienceInput,
  OfficeMessageDraftInput,
  OfficeMessagePreviewInput,
  SendOfficeMessageInput,
} from './office-message.input.js';
import type { OfficeMessageService } from './office-message.service.js';
import {
  OfficeMessage,
  OfficeMessageAudience,
  OfficeMessageHelp,
  OfficeMessagePreview,
  OfficeMessageTest,
  WithdrawnOfficeMessage,
} from './office-message.type.js';

@Resolver()
export class OfficeMessageResolver {
  constructor(private readonly service: OfficeMessageService) {}

  @Authorized('admin')
  @Query(() => OfficeMessageHelp, { description: 'What a message to attendees is written with.' })
  officeMessageHelp(@Ctx() ctx: RequestContext): OfficeMessageHelp {
    return this.service.help(ctx);
  }

  @Authorized('admin')
  @Query(() => OfficeMessageAudience, {
    description: 'Whom a message would go to; BAD_USER_INPUT when that is nobody, or more than 500.',
  })
  officeMessageAudience(
    @Arg('input', () => OfficeMessageAudienceInput, { description: 'A class, or bookings.' })
    input: OfficeMessageAudienceInput,
  ): Promise<OfficeMessageAudience> {
    return this.service.audience(input);
  }

  @Authorized('admin')
  @Query(() => OfficeMessagePreview, { description: 'A message as one person will get it.' })
  officeMessagePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OfficeMessagePreviewInput, { description: 'The message, and the person.' })
    input: OfficeMessagePreviewInput,
  ): Promise<OfficeMessagePreview> {
    return this.service.preview(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => OfficeMessage, {
    description: 'Writes to everybody in a class or to chosen attendees. It leaves after a minute.',
  })
  sendOfficeMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendOfficeMessageInput, { description: 'The message, and whom it goes to.' })
    input: SendOfficeMessageInput,
  ): Promise<OfficeMessage> {
    return this.service.send(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => OfficeMessageTest, {
    description: 'Sends the message to whoever asks, and to nobody else.',
  })
  sendOfficeMessageTest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OfficeMessageDraftInput, { description: 'The message, and whom it is for.' })
    input: OfficeMessageDraftInput,
  ): Promise<OfficeMessageTest> {
    return this.service.sendTest(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => WithdrawnOfficeMessage, { description: 'Takes back what has not left of a message.' })
  withdrawOfficeMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'Which message.' }) { id }: RecordInput,
  ): Promise<WithdrawnOfficeMessage> {
    return this.service.withdraw(ctx, id);
  }
}
