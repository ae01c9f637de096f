import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { AccountService } from './account.service.js';
import { LoginInput } from './login.input.js';
import { Session, SessionUser } from './session.type.js';

@Resolver()
export class AccountResolver {
  constructor(private readonly accounts: AccountService) {}

  @Query(() => SessionUser, {
    nullable: true,
    description: 'The current account; null for a guest.',
  })
  me(@Ctx() ctx: RequestContext): Promise<SessionUser | null> {
    return this.accounts.me(ctx);
  }

  @Mutation(() => Session, { description: 'Logs in. Any failure is UNAUTHENTICATED with one fixed message.' })
  login(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LoginInput, { description: 'Email and password.' }) input: LoginInput,
  ): Promise<Session> {
    return this.accounts.login(ctx, input);
  }
}
