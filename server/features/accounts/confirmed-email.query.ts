import type { EntityManager } from 'typeorm';
import { requireAccountId } from '../../platform/context/require-role.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AccountEntity } from './account.entity.js';

/**
 * The key of the current account's address, by which it sees what was booked with it. Throws UNAUTHENTICATED, also if the
 * address is not confirmed.
 */
export async function readConfirmedEmailKey(ctx: RequestContext, manager: EntityManager): Promise<string> {
  const account = await manager.findOneBy(AccountEntity, { id: requireAccountId(ctx) });
  // An unconfirmed account cannot log in; otherwise it would see what others have booked with that address.
  if (!account?.confirmedAt) throw new DomainError('UNAUTHENTICATED');
  return account.emailKey;
}
