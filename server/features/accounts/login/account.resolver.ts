import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { AccountService } from './account.service.js';
import { ChangeNameInput } from '../account.input.js';
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

  @Authorized()
  @Mutation(() => SessionUser, {
    description: 'Changes the name of the current account. Bookings and students keep theirs.',
  })
  changeName(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeNameInput, { description: 'The name from now on.' }) input: ChangeNameInput,
  ): Promise<SessionUser> {
    return this.accounts.changeName(ctx, input);
  }

  @Mutation(() => Session, { description: 'Logs in. Any failure is UNAUTHENTICATED with one fixed message.' })
  login(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LoginInput, { description: 'Email and password.' }) input: LoginInput,
  ): Promise<Session> {
    return this.accounts.login(ctx, input);
  }
}
