import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { AcceptedRequest } from '../accepted-request.type.js';
import { ConfirmEmailInput, RegisterInput, RequestEmailConfirmationInput } from '../account.input.js';
import type { RegistrationService } from './registration.service.js';
import { Session } from '../login/session.type.js';

@Resolver()
export class RegistrationResolver {
  constructor(private readonly service: RegistrationService) {}

  @Mutation(() => AcceptedRequest, {
    description:
      'Requests an account. Emails a confirmation link, or a notice if the account already exists.',
  })
  async register(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RegisterInput, { description: 'The data of the new account.' })
    input: RegisterInput,
  ): Promise<AcceptedRequest> {
    await this.service.register(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Mutation(() => AcceptedRequest, {
    description: 'Emails another confirmation link, if an unconfirmed account exists.',
  })
  async requestEmailConfirmation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestEmailConfirmationInput, { description: 'The email address to confirm.' })
    input: RequestEmailConfirmationInput,
  ): Promise<AcceptedRequest> {
    await this.service.requestConfirmation(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Mutation(() => Session, {
    description:
      'Confirms an email address by the emailed link and logs in; revokes all other links of the account.',
  })
  confirmEmail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmEmailInput, {
      description: 'The token and the password chosen at registration.',
    })
    input: ConfirmEmailInput,
  ): Promise<Session> {
    return this.service.confirm(ctx, input);
  }
}
