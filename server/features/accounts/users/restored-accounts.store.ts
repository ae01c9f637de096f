import { IsNull, type EntityManager } from 'typeorm';
import { AccountEntity } from '../account.entity.js';
import { AccountLinkEntity } from '../links/account-link.entity.js';

/** More than the number of times that an account's log-ins were ended between a backup and its restore. */
const VERSIONS_AHEAD = 1000;

/**
 * Invalidates all log-ins and links of restored accounts, because those that were ended or used after the backup would
 * otherwise be valid again.
 */
export async function endLogInsAndLinks(manager: EntityManager, now: Date): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(AccountEntity)
    .set({ tokenVersion: () => `token_version + ${VERSIONS_AHEAD}` })
    .execute();
  await manager.update(AccountLinkEntity, { usedAt: IsNull() }, { usedAt: now });
}
