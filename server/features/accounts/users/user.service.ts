import { In, type EntityManager } from 'typeorm';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import { HOUR_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { requireAccountId } from '../../../platform/context/require-role.js';
import type { Database } from '../../../platform/database/database.js';
import { newRecordId } from '../../../platform/database/record-id.js';
import { isCurrent, updateVersioned, type VersionedId } from '../../../platform/database/versioned.js';
import { badInput, DomainError, orNotFound } from '../../../platform/errors/domain-error.js';
import type { Connection, Page } from '../../../platform/graphql/connection.js';
import { pageOfList } from '../../../platform/graphql/list-page.js';
import { INVITATION_LINK_HOURS, MAX_USER_ACTIONS } from '../account.constants.js';
import { AccountEntity } from '../account.entity.js';
import { AccountLinkEntity } from '../links/account-link.entity.js';
import type { AccountLinkService } from '../links/account-link.service.js';
import {
  accountSearchText,
  disableProblem,
  invitationProblem,
  nameOfAccount,
  stateProblem,
  type StateChange,
} from '../account.rules.js';
import { insertAccount } from '../account.store.js';
import { lockAdmins, type AdminLock } from './admin-lock.store.js';
import { emailKeyOf } from '../email-key.rules.js';
import { unusablePasswordHash } from '../passwords/password.crypto.js';
import type { InviteAdminInput } from './user.input.js';
import { readInvited, readUser, userOf } from './user.query.js';
import { countUsers, searchedUsers, USER_ORDER, type UserFilter } from './user-list.query.js';
import { INVITED_TOO_OFTEN, IS_CLIENT, NOT_CHANGED, NOT_DISABLED, NOT_INVITED } from './user.texts.js';
import type { RevokedInvitation, User, UserAction } from './user.type.js';

const audit = auditAbout('account');

const LINK_LIFETIME_MS = INVITATION_LINK_HOURS * HOUR_MS;

interface Parts {
  database: Database;
  links: AccountLinkService;
  /** The row lock, unless a test replaces it. */
  lock?: AdminLock;
}

/** The office's operations on accounts: admins, invitations and disabled accounts. */
export class UserService {
  private readonly lock: AdminLock;

  constructor(private readonly parts: Parts) {
    this.lock = parts.lock ?? lockAdmins;
  }

  /** One page, by email. */
  page(ctx: RequestContext, filter: UserFilter, page: Page): Promise<Connection<User>> {
    const { manager } = this.parts.database.reader;
    return pageOfList(manager, searchedUsers(filter), USER_ORDER, page, {
      nodeOf: (row) => userOf(ctx, row),
      count: (atMost) => countUsers(manager, filter, atMost),
    });
  }

  /** The latest actions by and on an account, newest first. */
  async actions(userId: string): Promise<UserAction[]> {
    const { manager } = this.parts.database.reader;
    const newest = { order: { at: 'DESC', id: 'DESC' }, take: MAX_USER_ACTIONS } as const;
    const [own, about] = await Promise.all([
      manager.find(AuditEntryEntity, { where: { actorId: userId }, ...newest }),
      manager.find(AuditEntryEntity, { where: { subjectType: 'account', subjectId: userId }, ...newest }),
    ]);
    const entries = [...new Map([...own, ...about].map((entry) => [entry.id, entry])).values()]
      .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1))
      .slice(0, MAX_USER_ACTIONS);
    const actorIds = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
    const actors = await manager.findBy(AccountEntity, { id: In(actorIds) });
    const names = new Map(actors.map((actor) => [actor.id, nameOfAccount(actor)]));
    return entries.map(({ id, at, action, subjectType, subjectId, actorId }) => ({
      id,
      at,
      action,
      subjectType,
      subjectId,
      isOwn: actorId === userId,
      actorName: (actorId !== null && names.get(actorId)) || null,
    }));
  }

  /**
   * Mails an invitation, which replaces the previous one. Accepting it within three days sets a password and makes the
   * account an admin. Until then, an existing account does not change. A request repeated with its idempotency key, from
   * which the id of the link is derived, mails nothing.
   * Throws BAD_USER_INPUT on `email`, CONFLICT for a client if promotion was not confirmed, RATE_LIMITED.
   */
  async invite(ctx: RequestContext, input: InviteAdminInput): Promise<User> {
    const { database, links } = this.parts;
    const { email, promotesClient, language } = input;
    const emailKey = emailKeyOf(email);
    const refuse = (known: AccountEntity | null): void => {
      const problem = invitationProblem(known, promotesClient);
      if (problem === 'client') throw new DomainError('CONFLICT', { message: IS_CLIENT });
      if (problem) throw badInput({ email: NOT_INVITED[problem] });
    };
    const linkId = newRecordId(ctx, 'invitation', input.idempotencyKey);
    const earlier = await readInvited(ctx, database.reader.manager, linkId);
    if (earlier) return earlier;
    // Checked first, because a refused invitation sends no mail and must not be counted.
    refuse(await database.reader.getRepository(AccountEntity).findOneBy({ emailKey }));
    if (!(await links.mayMail('invitation', email)))
      throw new DomainError('RATE_LIMITED', { message: INVITED_TOO_OFTEN });
    const passwordHash = await unusablePasswordHash();
    return database.transaction(ctx, async (manager) => {
      const invited = await readInvited(ctx, manager, linkId);
      if (invited) return invited;
      const known = await manager.findOneBy(AccountEntity, { emailKey });
      refuse(known);
      const person = { email, firstName: input.firstName, lastName: input.lastName, language };
      const id =
        known?.id ??
        (await insertAccount(ctx, manager, {
          ...person,
          passwordHash,
          role: 'client',
          isConfirmed: false,
          isInvited: true,
        }));
      await links.end(ctx, manager, id, ['invitation']);
      // A concurrent request with the same key must violate its primary key before it finds the account changed.
      await links.create(ctx, manager, {
        id: linkId,
        purpose: 'invitation',
        accountId: id,
        lifetimeMs: LINK_LIFETIME_MS,
      });
      if (known) await inviteKnown(ctx, manager, known, person);
      const recipient = known?.email ?? email;
      await links.queueMail(ctx, manager, { template: 'account.invitation', recipient, language, linkId });
      const details = { isAgain: Boolean(known?.invitedAt), isClient: Boolean(known && !known.invitedAt) };
      await audit(ctx, manager, 'account.invited', id, details);
      return readUser(ctx, manager, id);
    });
  }

  /**
   * Revokes an invitation. An account created by it is deleted; a client remains one.
   * Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT on `id` for an account that is not invited.
   */
  revoke(ctx: RequestContext, versionedId: VersionedId): Promise<RevokedInvitation> {
    return this.parts.database.transaction(ctx, async (manager) => {
      const account = await readChangeable(manager, 'revokeInvitation', versionedId);
      const { id } = account;
      await updateVersioned(manager, AccountEntity, versionedId, {
        invitedAt: null,
        updatedAt: ctx.clock.now(),
      });
      await this.parts.links.end(ctx, manager, id, ['invitation']);
      await audit(ctx, manager, 'account.invitationRevoked', id);
      // A person who has requested an account has been mailed a confirmation link.
      const staysClient =
        account.confirmedAt !== null ||
        (await manager.existsBy(AccountLinkEntity, { accountId: id, purpose: 'confirmation' }));
      if (!staysClient) await manager.delete(AccountEntity, { id });
      return { id, staysClient };
    });
  }

  /**
   * Disables an account and invalidates its log-ins and links. Throws BAD_USER_INPUT on `id` for the own account, the
   * last admin or a disabled account, UNAUTHENTICATED if the caller was disabled meanwhile, NOT_FOUND, CONFLICT.
   */
  disable(ctx: RequestContext, versionedId: VersionedId): Promise<User> {
    return this.parts.database.transaction(ctx, async (manager) => {
      const admins = await this.lock(manager);
      const viewerId = requireAccountId(ctx);
      // Of two admins who disable each other concurrently, the second has lost the permission.
      if (!admins.includes(viewerId)) throw new DomainError('UNAUTHENTICATED');
      const { id } = versionedId;
      const problem = disableProblem(id, viewerId, admins);
      if (problem) throw badInput({ id: NOT_DISABLED[problem] });
      await readChangeable(manager, 'disable', versionedId);
      const now = ctx.clock.now();
      await updateVersioned(manager, AccountEntity, versionedId, {
        disabledAt: now,
        invitedAt: null,
        updatedAt: now,
        tokenVersion: () => 'token_version + 1',
      });
      await this.parts.links.end(ctx, manager, id);
      await audit(ctx, manager, 'account.disabled', id);
      return readUser(ctx, manager, id);
    });
  }

  /**
   * Enables a disabled account; its former log-ins remain invalid. Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT on `id`
   * for an account that is not disabled.
   */
  enable(ctx: RequestContext, versionedId: VersionedId): Promise<User> {
    return this.parts.database.transaction(ctx, async (manager) => {
      await readChangeable(manager, 'enable', versionedId);
      return change(ctx, manager, versionedId, 'account.enabled', { disabledAt: null });
    });
  }

  /** Ends the log-ins of an account on all devices. Throws NOT_FOUND, CONFLICT. */
  endSessions(ctx: RequestContext, versionedId: VersionedId): Promise<User> {
    return this.parts.database.transaction(ctx, (manager) =>
      change(ctx, manager, versionedId, 'account.sessionsEnded', { tokenVersion: () => 'token_version + 1' }),
    );
  }
}

/** A confirmed account keeps its name. Throws CONFLICT if the account was changed or disabled since it was read. */
async function inviteKnown(
  ctx: RequestContext,
  manager: EntityManager,
  { id, version, email, confirmedAt }: AccountEntity,
  { firstName, lastName, language }: Pick<InviteAdminInput, 'firstName' | 'lastName' | 'language'>,
): Promise<void> {
  const now = ctx.clock.now();
  const named = {
    firstName,
    lastName,
    language,
    searchText: accountSearchText({ firstName, lastName, email }),
  };
  await updateVersioned(
    manager,
    AccountEntity,
    { id, version },
    { invitedAt: now, updatedAt: now, ...(confirmedAt === null && named) },
  );
}

/**
 * Throws NOT_FOUND, and BAD_USER_INPUT on `id` if its state does not allow the change; `updateVersioned` detects a
 * stale version.
 */
async function readChangeable(
  manager: EntityManager,
  to: StateChange,
  versionedId: VersionedId,
): Promise<AccountEntity> {
  const account = orNotFound(await manager.findOneBy(AccountEntity, { id: versionedId.id }));
  const problem = stateProblem(to, account);
  if (problem && isCurrent(versionedId, account)) throw badInput({ id: NOT_CHANGED[problem] });
  return account;
}

async function change(
  ctx: RequestContext,
  manager: EntityManager,
  versionedId: VersionedId,
  action: string,
  values: Parameters<typeof updateVersioned<AccountEntity>>[3],
): Promise<User> {
  await updateVersioned(manager, AccountEntity, versionedId, { ...values, updatedAt: ctx.clock.now() });
  await audit(ctx, manager, action, versionedId.id);
  return readUser(ctx, manager, versionedId.id);
}
