import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account.entity.js';
import { mayLogIn } from './account.rules.js';

/**
 * Lets one transaction at a time decide who stays an admin. A function of its own, so that a test can take it away and show
 * the race.
 * @returns the admins who can log in, as they are until the transaction ends
 */
export type AdminLock = (manager: EntityManager) => Promise<string[]>;

/**
 * On SQLite, where a transaction has the whole file to itself from its beginning, this only reads. On PostgreSQL who waits
 * reads each row as the other transaction has left it.
 */
export const lockAdmins: AdminLock = async (manager) => {
  const query = manager
    .createQueryBuilder(AccountEntity, 'account')
    .where({ role: 'admin' })
    .orderBy('account.id');
  if (manager.connection.options.type === 'postgres') query.setLock('pessimistic_write');
  return (await query.getMany()).filter(mayLogIn).map(({ id }) => id);
};
