import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { accountIdOf } from '../../../platform/context/viewer.js';
import { AccountEntity } from '../account.entity.js';
import { AccountLinkEntity } from '../links/account-link.entity.js';
import { invitationEndsAt, userStateOf } from '../account.rules.js';
import type { User } from './user.type.js';

export async function readUser(ctx: RequestContext, manager: EntityManager, id: string): Promise<User> {
  return userOf(ctx, await manager.findOneByOrFail(AccountEntity, { id }));
}

export function userOf({ viewer }: RequestContext, account: AccountEntity): User {
  const { id, email, firstName, lastName, role, language, lastLoginAt, invitedAt, disabledAt } = account;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    language,
    lastLoginAt,
    invitedAt,
    disabledAt,
    state: userStateOf(account),
    isConfirmed: account.confirmedAt !== null,
    isViewer: accountIdOf(viewer) === id,
    invitationEndsAt: invitedAt && invitationEndsAt(invitedAt),
    version: account.version,
    createdAt: account.createdAt,
  };
}

/** The account that an invitation was sent to; null if there is no such invitation. */
export async function readInvited(
  ctx: RequestContext,
  manager: EntityManager,
  linkId: string,
): Promise<User | null> {
  const link = await manager.findOneBy(AccountLinkEntity, { id: linkId });
  return link?.accountId ? readUser(ctx, manager, link.accountId) : null;
}
