import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Connection } from '../../../platform/graphql/connection.js';
import { EditionInput } from '../../../platform/graphql/versioned-id.js';
import { UserActionsArgs, UserArgs } from './user.args.js';
import { InviteAdminInput } from './user.input.js';
import type { UserService } from './user.service.js';
import { RevokedInvitation, User, UserAction, UserConnection } from './user.type.js';

@Resolver()
export class UserResolver {
  constructor(private readonly service: UserService) {}

  @Authorized('admin')
  @Query(() => UserConnection, { description: 'Accounts with this role, by email.' })
  users(
    @Ctx() ctx: RequestContext,
    @Args(() => UserArgs) { role, search, first, after }: UserArgs,
  ): Promise<Connection<User>> {
    return this.service.page(ctx, { role, search }, { first, after });
  }

  @Authorized('admin')
  @Query(() => [UserAction], {
    description: 'The last twenty actions by or on an account, newest first.',
  })
  userActions(@Args(() => UserActionsArgs) { userId }: UserActionsArgs): Promise<UserAction[]> {
    return this.service.actions(userId);
  }

  @Authorized('admin')
  @Mutation(() => User, {
    description:
      'Emails an invitation to become an admin, which replaces any previous one. It can be accepted for 72 hours.',
  })
  inviteAdmin(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => InviteAdminInput, { description: 'The person to invite.' }) input: InviteAdminInput,
  ): Promise<User> {
    return this.service.invite(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => RevokedInvitation, {
    description: 'Revokes an invitation, and deletes the account if it was created only for it.',
  })
  revokeInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The invited account.' }) input: EditionInput,
  ): Promise<RevokedInvitation> {
    return this.service.revoke(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => User, {
    description:
      'Disables an account: revokes its tokens and links, and blocks log-ins. Not possible for your own account or the last admin.',
  })
  disableUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The account.' }) input: EditionInput,
  ): Promise<User> {
    return this.service.disable(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => User, { description: 'Enables a disabled account.' })
  enableUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The account.' }) input: EditionInput,
  ): Promise<User> {
    return this.service.enable(ctx, input);
  }

  @Authorized('admin')
  @Mutation(() => User, { description: 'Revokes all tokens of an account.' })
  endUserSessions(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EditionInput, { description: 'The account.' }) input: EditionInput,
  ): Promise<User> {
    return this.service.endSessions(ctx, input);
  }
}
