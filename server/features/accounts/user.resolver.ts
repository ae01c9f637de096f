import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { UserActionsArgs, UserArgs } from './user.args.js';
import { InviteAdminInput } from './user.input.js';
import type { UserService } from './user.service.js';
import { RevokedInvitation, User, UserAction, UserConnection } from './user.type.js';

@Resolver()
export class UserResolver {
  constructor(private readonly service: UserService) {}

  @Authorized('admin')
  @Query(() => UserConnection, { description: 'The accounts, by email: those of the office, or the others.' })
  users(
    @Ctx() ctx: RequestContext,
    @Args(() => UserArgs) { role, search, first, after }: UserArgs,
  ): Promise<Connection<User>> {
    return this.service.page(ctx, { role, search }, { first, after });
  }

  @Authorized('admin')
  @Query(() => [UserAction], {
    description: 'The last twenty things that an account did or that were done to it, the newest first.',
  })
  userActions(@Args(() => UserActionsArgs) { userId }: UserActionsArgs): Promise<UserAction[]> {
    return this.service.actions(userId);
  }

  @Authorized('admin')
  @Mutation(() => User, {
    description:
      'Mails an invitation to the office, or another one in place of the last. It can be accepted for 72 hours.',
  })
  inviteAdmin(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => InviteAdminInput, { description: 'Who is invited.' }) input: InviteAdminInput,
  ): Promise<User> {
    return this.service.invite(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => RevokedInvitation, {
    description: 'Takes an invitation back. An account that was there for it alone is deleted.',
  })
  revokeInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Who was invited.' }) input: VersionedIdInput,
  ): Promise<RevokedInvitation> {
    return this.service.revoke(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => User, {
    description:
      'Ends the log-ins and links of an account, and lets nobody log in to it. Not for oneself, nor the last admin.',
  })
  disableUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Which account.' }) input: VersionedIdInput,
  ): Promise<User> {
    return this.service.disable(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => User, { description: 'Lets the owner of a disabled account log in again.' })
  enableUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Which account.' }) input: VersionedIdInput,
  ): Promise<User> {
    return this.service.enable(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => User, { description: 'Ends the log-ins of an account on every device.' })
  endUserSessions(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VersionedIdInput, { description: 'Which account.' }) input: VersionedIdInput,
  ): Promise<User> {
    return this.service.endSessions(ctx, input);
  }
}
