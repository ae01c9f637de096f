import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { RESET_LINK_MINUTES } from './account.constants.js';
import { AccountEntity } from './account.entity.js';
import type {
  ChangePasswordInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from './account.input.js';
import { emailKeyOf, type AccountService } from './account.service.js';
import { hashPassword, verifyPassword } from './password.crypto.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import type { ResetTokens } from './reset-token.crypto.js';
import type { Session } from './session.type.js';

const LINK_LIFETIME_MS = RESET_LINK_MINUTES * 60_000;
/** A domain that never exists (RFC 2606). */
const NOBODY = 'nobody@example.invalid';
const WRONG_PASSWORD = message({
  en: 'The current password is not correct',
  es: 'La contraseña actual no es correcta',
});
const LINK_OVER = message({
  en: 'This link has expired or was already used. Ask for a new one.',
  es: 'Este enlace venció o ya se usó. Pida uno nuevo.',
});

interface Parts {
  database: Database;
  accounts: AccountService;
  resetTokens: ResetTokens;
  /** Requests that send mail, per address. */
  mailThrottle: Throttle;
  /** Tries of reset links per address, counted with the password checks. */
  checkThrottle: Throttle;
}

/** How accounts come about and how their passwords change. No answer to a guest tells whether an account exists. */
export class PasswordService {
  constructor(private readonly parts: Parts) {}

  /** Makes a client account, or tells the owner of the email by mail that there is one. Throws RATE_LIMITED. */
  async register(ctx: RequestContext, input: RegisterInput): Promise<void> {
    const { database, accounts, mailThrottle } = this.parts;
    await mailThrottle.count(ctx.address);
    const passwordHash = await hashPassword(input.password);
    const language = input.language ?? ctx.locale;
    const { email, firstName, lastName } = input;
    await database.transaction(ctx, async (manager) => {
      const account = { email, passwordHash, role: 'client' as const, firstName, lastName, language };
      const isNew = await accounts.createUnlessKnown(ctx, manager, account);
      await queueMessage(ctx, manager, {
        template: isNew ? 'account.welcome' : 'account.exists',
        recipient: email,
        language,
        payload: {},
        deduplicationKey: `account.register:${randomUUID()}`,
      });
    });
  }

  /** Mails a link that works once, for an hour, when the email has an account. Throws RATE_LIMITED. */
  async requestReset(ctx: RequestContext, input: RequestPasswordResetInput): Promise<void> {
    const { database, mailThrottle } = this.parts;
    await mailThrottle.count(ctx.address);
    const now = ctx.clock.now();
    await database.transaction(ctx, async (manager) => {
      const id = randomUUID();
      await recordAudit(ctx, manager, {
        action: 'account.resetRequested',
        subjectType: 'passwordReset',
        subjectId: id,
      });
      const account = await manager.findOneBy(AccountEntity, { emailKey: emailKeyOf(input.email) });
      // The same rows without an account: less to write takes less time, and would tell. No mail comes of them.
      await manager.insert(PasswordResetEntity, {
        id,
        accountId: account?.id ?? null,
        expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
        usedAt: null,
        createdAt: now,
      });
      await queueMessage(ctx, manager, {
        template: 'account.passwordReset',
        recipient: account?.email ?? NOBODY,
        language: input.language ?? ctx.locale,
        payload: { passwordResetId: id },
        deduplicationKey: `account.passwordReset:${id}`,
      });
    });
  }

  /** The secret of the link that a request mails; null when it can no longer be used. */
  async linkToken(ctx: RequestContext, resetId: string): Promise<string | null> {
    const { database, resetTokens } = this.parts;
    const request = await database.reader.getRepository(PasswordResetEntity).findOneBy({ id: resetId });
    const isOpen =
      request?.usedAt === null && request.accountId !== null && request.expiresAt > ctx.clock.now();
    return isOpen ? resetTokens.issue(resetId) : null;
  }

  /** Sets a new password by the link, ends every token and every other link. Throws BAD_USER_INPUT on `token`. */
  async reset(ctx: RequestContext, input: ResetPasswordInput): Promise<void> {
    const { database, resetTokens, checkThrottle } = this.parts;
    await checkThrottle.count(ctx.address);
    const passwordHash = await hashPassword(input.password);
    const id = resetTokens.read(input.token);
    if (id === null) throw badInput({ token: LINK_OVER });
    const now = ctx.clock.now();
    await database.transaction(ctx, async (manager) => {
      // The update decides who uses it: of two at once, one finds it unused.
      const { affected } = await manager.update(
        PasswordResetEntity,
        { id, usedAt: IsNull() },
        { usedAt: now },
      );
      const request = affected ? await manager.findOneBy(PasswordResetEntity, { id }) : null;
      if (!request?.accountId || request.expiresAt <= now) throw badInput({ token: LINK_OVER });
      await setPassword(ctx, manager, request.accountId, passwordHash, 'account.passwordReset');
    });
  }

  /** Changes the password of the account that is logged in; other tokens end, a new one is given. */
  async change(ctx: RequestContext, input: ChangePasswordInput): Promise<Session> {
    const { database, accounts } = this.parts;
    const account = await this.viewersAccount(ctx);
    await accounts.countCheck(ctx, account.emailKey);
    if (!(await verifyPassword(account.passwordHash, input.currentPassword))) {
      throw badInput({ currentPassword: WRONG_PASSWORD });
    }
    const passwordHash = await hashPassword(input.password);
    await database.transaction(ctx, (manager) =>
      setPassword(ctx, manager, account.id, passwordHash, 'account.passwordChanged'),
    );
    return accounts.sessionOf(ctx, account.id);
  }

  /** Ends every token of the account that is logged in, this one included. */
  async logOutEverywhere(ctx: RequestContext): Promise<void> {
    const { id } = await this.viewersAccount(ctx);
    await this.parts.database.transaction(ctx, async (manager) => {
      await endTokens(manager, id, {});
      await recordAudit(ctx, manager, { action: 'account.loggedOut', subjectType: 'account', subjectId: id });
    });
  }

  private async viewersAccount(ctx: RequestContext): Promise<AccountEntity> {
    const { viewer } = ctx;
    const account =
      viewer.role === 'guest'
        ? null
        : await this.parts.database.reader.getRepository(AccountEntity).findOneBy({ id: viewer.accountId });
    if (!account) throw new DomainError('UNAUTHENTICATED');
    return account;
  }
}

async function setPassword(
  ctx: RequestContext,
  manager: EntityManager,
  accountId: string,
  passwordHash: string,
  action: string,
): Promise<void> {
  await endTokens(manager, accountId, { passwordHash, updatedAt: ctx.clock.now() });
  await manager.update(PasswordResetEntity, { accountId, usedAt: IsNull() }, { usedAt: ctx.clock.now() });
  await recordAudit(ctx, manager, { action, subjectType: 'account', subjectId: accountId });
}

async function endTokens(manager: EntityManager, id: string, values: Partial<AccountEntity>): Promise<void> {
  await manager.update(AccountEntity, { id }, { ...values, tokenVersion: () => 'token_version + 1' });
}
