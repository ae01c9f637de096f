import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Role } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Locale } from '../../platform/i18n/message.js';
import { AccountEntity } from './account.entity.js';
import { accountSearchText } from './account.rules.js';
import { emailKeyOf } from './email-key.rules.js';

const audit = auditAbout('account');

export interface NewAccount {
  email: string;
  passwordHash: string;
  role: Role;
  firstName: string | null;
  lastName: string | null;
  language: Locale;
  /** Whether its owner can log in without following a link first. */
  isConfirmed: boolean;
  /** Whether an invitation is pending. */
  isInvited?: boolean;
}

/** Creates an account for an email that has none. @returns its id */
export async function insertAccount(
  ctx: RequestContext,
  manager: EntityManager,
  { isConfirmed, isInvited = false, ...account }: NewAccount,
): Promise<string> {
  const now = ctx.clock.now();
  const id = randomUUID();
  await manager.insert(AccountEntity, {
    ...account,
    id,
    emailKey: emailKeyOf(account.email),
    tokenVersion: 1,
    confirmedAt: isConfirmed ? now : null,
    lastLoginAt: null,
    invitedAt: isInvited ? now : null,
    disabledAt: null,
    searchText: accountSearchText(account),
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  await audit(ctx, manager, 'account.created', id, { role: account.role });
  return id;
}

/**
 * Invalidates all tokens of an account, and increments its version. With the version of its tokens, throws UNAUTHENTICATED if they have been
 * invalidated since.
 * @param values columns to change in the same statement
 */
export async function endTokens(
  manager: EntityManager,
  account: Pick<AccountEntity, 'id'> & Partial<Pick<AccountEntity, 'tokenVersion'>>,
  values: Partial<AccountEntity> = {},
): Promise<void> {
  const { id, tokenVersion } = account;
  const { affected } = await manager.update(
    AccountEntity,
    { id, ...(tokenVersion !== undefined && { tokenVersion }) },
    {
      ...values,
      tokenVersion: () => 'token_version + 1',
      version: () => 'version + 1',
    },
  );
  if (tokenVersion !== undefined && affected === 0) throw new DomainError('UNAUTHENTICATED');
}
