import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Role } from '../../../platform/context/viewer.js';
import type { ListOrder } from '../../../platform/database/keyset.js';
import { readMaintainedCount } from '../../../platform/database/maintained-counts.js';
import { applySearchFilter, wordsOf } from '../../../platform/database/search.js';
import { countMatches, type SearchedList } from '../../../platform/database/searched-list.js';
import { AccountEntity } from '../account.entity.js';
import { emailKeyOf } from '../email-key.rules.js';

/** Filters of the office's list of users. */
export interface UserFilter {
  /** admin: includes invited accounts; client: all others. */
  role: Role;
  /** Matched against name and email. */
  search?: string | undefined;
}

export const USER_ORDER: ListOrder<{ email: string }> = {
  columns: ['account.emailKey'],
  direction: 'ASC',
  keysOf: ({ email }) => [emailKeyOf(email)],
};

type UserQuery = SelectQueryBuilder<AccountEntity>;

/** Each part uses its own index; neither database would use them for an OR. */
const OFFICE = `account.id IN (SELECT id FROM account WHERE role = 'admin' UNION SELECT id FROM account WHERE invited_at IS NOT NULL)`;

/** The accounts of a role, with the alias `account`. */
function userQuery(manager: EntityManager, { role, search }: UserFilter): UserQuery {
  const query = manager.createQueryBuilder(AccountEntity, 'account');
  if (role === 'admin') query.where(OFFICE);
  else query.where('account.role = :role AND account.invitedAt IS NULL', { role });
  return applySearchFilter(query, 'account.searchText', search);
}

/** The matching accounts as a list. */
export function searchedUsers(filter: UserFilter): SearchedList<AccountEntity> {
  return {
    table: 'account',
    term: { words: wordsOf(filter.search) },
    matches: (manager) => userQuery(manager, filter),
    rows: (manager) => userQuery(manager, { role: filter.role }),
  };
}

/**
 * The number of matching accounts. That of clients is derived from the total and from the number of office accounts,
 * which is small.
 */
export async function countUsers(
  manager: EntityManager,
  { role, search }: UserFilter,
  atMost?: number,
): Promise<number> {
  if (search) return countMatches(manager, searchedUsers({ role, search }), atMost);
  const office = await userQuery(manager, { role: 'admin' }).getCount();
  return role === 'admin' ? office : (await readMaintainedCount(manager, 'account')) - office;
}
