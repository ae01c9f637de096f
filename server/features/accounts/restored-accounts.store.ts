import { IsNull, type EntityManager } from 'typeorm';
import { AccountEntity } from './account.entity.js';
import { AccountLinkEntity } from './account-link.entity.js';

/** More than any account's log-ins were ended between a backup and its restore. */
const VERSIONS_AHEAD = 1000;

/**
 * Accounts from a backup are as they were then: log-ins that have been ended since, and links that have been used since,
 * would be good again. All of them end.
 */
export async function endLogInsAndLinks(manager: EntityManager, now: Date): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(AccountEntity)
    .set({ tokenVersion: () => `token_version + ${VERSIONS_AHEAD}` })
    .execute();
  await manager.update(AccountLinkEntity, { usedAt: IsNull() }, { usedAt: now });
}
