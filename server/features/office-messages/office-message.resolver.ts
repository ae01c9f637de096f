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
  @Query(() => OfficeMessageHelp, { description: 'Placeholders and templates for messages to attendees.' })
  officeMessageHelp(@Ctx() ctx: RequestContext): OfficeMessageHelp {
    return this.service.help(ctx);
  }

  @Authorized('admin')
  @Query(() => OfficeMessageAudience, {
    description: 'The recipients of a message; BAD_USER_INPUT if there are none or more than 500.',
  })
  officeMessageAudience(
    @Arg('input', () => OfficeMessageAudienceInput, { description: 'A class, or bookings.' })
    input: OfficeMessageAudienceInput,
  ): Promise<OfficeMessageAudience> {
    return this.service.audience(input);
  }

  @Authorized('admin')
  @Query(() => OfficeMessagePreview, { description: 'A message as one recipient would see it.' })
  officeMessagePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OfficeMessagePreviewInput, { description: 'The message and the recipient.' })
    input: OfficeMessagePreviewInput,
  ): Promise<OfficeMessagePreview> {
    return this.service.preview(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => OfficeMessage, {
    description: 'Sends a message to all attendees of a class or to chosen ones, one minute later.',
  })
  sendOfficeMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendOfficeMessageInput, { description: 'The message and its recipients.' })
    input: SendOfficeMessageInput,
  ): Promise<OfficeMessage> {
    return this.service.send(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => OfficeMessageTest, {
    description: 'Sends the message to the current account only.',
  })
  sendOfficeMessageTest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OfficeMessageDraftInput, { description: 'The message and its intended recipients.' })
    input: OfficeMessageDraftInput,
  ): Promise<OfficeMessageTest> {
    return this.service.sendTest(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => WithdrawnOfficeMessage, { description: 'Withdraws the unsent parts of a message.' })
  withdrawOfficeMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordInput, { description: 'ID of the message.' }) { id }: RecordInput,
  ): Promise<WithdrawnOfficeMessage> {
    return this.service.withdraw(ctx, id);
  }
}
