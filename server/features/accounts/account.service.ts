import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Clock } from '../../platform/context/clock.js';
import { GUEST, type Role, type Viewer } from '../../platform/context/viewer.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type Locale } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { MAX_EMAIL_LENGTH } from '../../platform/validation/lengths.js';
import { AccountEntity } from './account.entity.js';
import type { LoginInput } from './login.input.js';
import { hashPassword, verifyPassword } from './password.crypto.js';
import type { Session, SessionUser } from './session.type.js';
import type { Tokens } from './token.crypto.js';

const LOGIN_FAILED = message({
  en: 'Invalid email or password. Please try again.',
  es: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
});

interface NewAccount {
  email: string;
  passwordHash: string;
  role: Role;
  firstName: string | null;
  lastName: string | null;
  language: Locale;
}

export interface LoginThrottles {
  perAccount: Throttle;
  perAddress: Throttle;
}

/** Accounts: who can log in, and what a token is worth now. */
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly throttles: LoginThrottles,
  ) {}

  /**
   * Checks a password. Unknown account and wrong password fail alike: same UNAUTHENTICATED, same text, same time.
   */
  async login(ctx: RequestContext, { email = '', password = '' }: LoginInput): Promise<Session> {
    // No account has a longer one, and what is counted is kept in memory.
    const emailKey = email.length > MAX_EMAIL_LENGTH ? '' : emailKeyOf(email);
    await this.countCheck(ctx, emailKey);
    const account = await this.database.reader.getRepository(AccountEntity).findOneBy({ emailKey });
    const matches = await verifyPassword(account?.passwordHash ?? null, password);
    if (!account || !matches) throw new DomainError('UNAUTHENTICATED', { message: LOGIN_FAILED });
    return this.sessionFor(ctx, account);
  }

  /**
   * Counts one check of a password, whatever call asks for it: ten per account and fifty in all from one address. The
   * right owner elsewhere is not locked out. Throws RATE_LIMITED.
   */
  async countCheck(ctx: RequestContext, emailKey: string): Promise<void> {
    await this.throttles.perAddress.count(ctx.address);
    await this.throttles.perAccount.count(`${emailKey} ${ctx.address}`);
  }

  /** A new token for an account. Throws UNAUTHENTICATED when it is gone. */
  async sessionOf(ctx: RequestContext, accountId: string): Promise<Session> {
    const account = await this.database.reader.getRepository(AccountEntity).findOneBy({ id: accountId });
    if (!account) throw new DomainError('UNAUTHENTICATED');
    return this.sessionFor(ctx, account);
  }

  /** The account that is logged in; null for a guest. */
  async me(ctx: RequestContext): Promise<SessionUser | null> {
    if (ctx.viewer.role === 'guest') return null;
    const account = await this.database.reader
      .getRepository(AccountEntity)
      .findOneBy({ id: ctx.viewer.accountId });
    return account && sessionUser(account);
  }

  /** What a token is worth now: its account's present role, or a guest when either is no longer good. */
  async viewerOf(token: string, clock: Clock): Promise<Viewer> {
    const claims = this.tokens.read(token, clock.now());
    if (!claims) return GUEST;
    const account = await this.database.reader.getRepository(AccountEntity).findOne({
      select: { id: true, role: true, tokenVersion: true },
      where: { id: claims.accountId },
    });
    if (account?.tokenVersion !== claims.version) return GUEST;
    return { role: account.role, accountId: account.id };
  }

  /** To be called outside a transaction: it takes time on purpose. */
  hashPassword(password: string): Promise<string> {
    return hashPassword(password);
  }

  /**
   * Makes an account unless the email has one, which is left as it is.
   * @returns whether one was made; no guest may be told
   */
  async createUnlessKnown(
    ctx: RequestContext,
    manager: EntityManager,
    account: NewAccount,
  ): Promise<boolean> {
    const emailKey = emailKeyOf(account.email);
    if (await manager.existsBy(AccountEntity, { emailKey })) return false;
    const now = ctx.clock.now();
    const id = randomUUID();
    await manager.insert(AccountEntity, {
      ...account,
      id,
      emailKey,
      tokenVersion: 1,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(ctx, manager, {
      action: 'account.created',
      subjectType: 'account',
      subjectId: id,
      details: { role: account.role },
    });
    return true;
  }

  async hasAdmin(): Promise<boolean> {
    return this.database.reader.getRepository(AccountEntity).existsBy({ role: 'admin' });
  }

  /**
   * Makes the account of an email an admin; its older tokens end.
   * @returns false when the email has no account
   */
  async promote(ctx: RequestContext, email: string): Promise<boolean> {
    return this.database.transaction(ctx, async (manager) => {
      const account = await manager.findOneBy(AccountEntity, { emailKey: emailKeyOf(email) });
      if (!account) return false;
      const { id, tokenVersion } = account;
      await manager.update(AccountEntity, { id }, { role: 'admin', tokenVersion: tokenVersion + 1 });
      await recordAudit(ctx, manager, {
        action: 'account.roleChanged',
        subjectType: 'account',
        subjectId: id,
        details: { role: 'admin' },
      });
      return true;
    });
  }

  private sessionFor(ctx: RequestContext, account: AccountEntity): Session {
    const claims = { accountId: account.id, version: account.tokenVersion };
    return { token: this.tokens.issue(claims, ctx.clock.now()), user: sessionUser(account) };
  }
}

/** Emails are the same account in any letter case. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

function sessionUser({ id, email, role, firstName, lastName }: AccountEntity): SessionUser {
  return { id, email, role, firstName, lastName };
}
