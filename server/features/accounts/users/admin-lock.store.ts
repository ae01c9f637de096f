import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../account.entity.js';
import { mayLogIn } from '../account.rules.js';
import { isPostgres } from '../../../platform/database/is-postgres.js';

/**
 * Serializes transactions that change who is an admin. A separate function, so that a test can remove it to prove the
 * race.
 * @returns the ids of admins who can log in, which do not change until the end of the transaction
 */
export type AdminLock = (manager: EntityManager) => Promise<string[]>;

/**
 * On SQLite, where a transaction has exclusive access from its start, this only reads. On PostgreSQL a waiting
 * transaction reads each row as committed by the other one.
 */
export const lockAdmins: AdminLock = async (manager) => {
  const query = manager
    .createQueryBuilder(AccountEntity, 'account')
    .where({ role: 'admin' })
    .orderBy('account.id');
  if (isPostgres(manager.connection)) query.setLock('pessimistic_write');
  return (await query.getMany()).filter(mayLogIn).map(({ id }) => id);
};
