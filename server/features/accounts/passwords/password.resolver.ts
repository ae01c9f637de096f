import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { AcceptedRequest } from '../accepted-request.type.js';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from '../account.input.js';
import type { PasswordService } from './password.service.js';
import { Session } from '../login/session.type.js';

@Resolver()
export class PasswordResolver {
  constructor(private readonly service: PasswordService) {}

  @Mutation(() => AcceptedRequest, {
    description: 'Emails a password reset link, if an account exists.',
  })
  async requestPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestPasswordResetInput, { description: "The account's email address." })
    input: RequestPasswordResetInput,
  ): Promise<AcceptedRequest> {
    await this.service.requestReset(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Mutation(() => AcceptedRequest, {
    description: 'Sets a new password by the emailed link and revokes older tokens.',
  })
  async resetPassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' })
    input: ResetPasswordInput,
  ): Promise<AcceptedRequest> {
    await this.service.reset(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Authorized()
  @Mutation(() => Session, {
    description: 'Changes the password of the current account and revokes older tokens.',
  })
  changePassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePasswordInput, { description: 'The current password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<Session> {
    return this.service.change(ctx, input);
  }

  @Authorized()
  @Mutation(() => AcceptedRequest, { description: 'Revokes all tokens of the current account.' })
  async logOutEverywhere(@Ctx() ctx: RequestContext): Promise<AcceptedRequest> {
    await this.service.logOutEverywhere(ctx);
    return AcceptedRequest.ACCEPTED;
  }
}
