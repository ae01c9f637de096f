import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import { AcceptedRequest } from './accepted-request.type.js';
import { ConfirmEmailInput, RegisterInput, RequestEmailConfirmationInput } from './account.input.js';
import type { RegistrationService } from './registration.service.js';
import { Session } from './session.type.js';

@Resolver()
export class RegistrationResolver {
  constructor(private readonly service: RegistrationService) {}

  @Mutation(() => AcceptedRequest, {
    description: 'Asks for an account. A mail brings the link that confirms it, or says that there is one.',
  })
  async register(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RegisterInput, { description: 'Who wants the account, and its password.' })
    input: RegisterInput,
  ): Promise<AcceptedRequest> {
    await this.service.register(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Mutation(() => AcceptedRequest, {
    description: 'Mails another link to confirm an email, if there is an account that waits for it.',
  })
  async requestEmailConfirmation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestEmailConfirmationInput, { description: 'Whose link is missing.' })
    input: RequestEmailConfirmationInput,
  ): Promise<AcceptedRequest> {
    await this.service.requestConfirmation(ctx, input);
    return AcceptedRequest.ACCEPTED;
  }

  @Mutation(() => Session, {
    description: 'Confirms an email by the mailed link and logs in; every other link of the account ends.',
  })
  confirmEmail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmEmailInput, { description: 'The link and the password chosen with it.' })
    input: ConfirmEmailInput,
  ): Promise<Session> {
    return this.service.confirm(ctx, input);
  }
}
