import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { requireAccountId } from '../../../platform/context/require-role.js';
import type { Clock } from '../../../platform/context/clock.js';
import { accountIdOf, GUEST, type Viewer } from '../../../platform/context/viewer.js';
import { recordAudit } from '../../../platform/audit/audit-log.js';
import { updateVersioned } from '../../../platform/database/versioned.js';
import type { Database } from '../../../platform/database/database.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import type { Throttle } from '../../../platform/throttle/throttle.js';
import { MAX_EMAIL_LENGTH } from '../../../platform/validation/lengths.js';
import { AccountEntity } from '../account.entity.js';
import { accountSearchText, isLogInToNote, mayLogIn } from '../account.rules.js';
import { insertAccount, type NewAccount } from '../account.store.js';
import { emailKeyOf } from '../email-key.rules.js';
import type { ChangeNameInput } from '../account.input.js';
import type { LoginInput } from './login.input.js';
import { verifyPassword } from '../passwords/password.crypto.js';
import type { PasswordCheckService } from '../passwords/password-check.service.js';
import type { Session, SessionUser } from './session.type.js';
import type { Tokens } from './token.crypto.js';

const LOGIN_FAILED = message({
  en: 'Invalid email or password. Please try again.',
  es: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
});

interface AccountParts {
  database: Database;
  tokens: Tokens;
  checks: PasswordCheckService;
  /** Per account. */
  nameChanges: Throttle;
}

/** Log-ins, and the validity of tokens. */
export class AccountService {
  private readonly database: Database;

  constructor(private readonly parts: AccountParts) {
    this.database = parts.database;
  }

  /**
   * Checks a password. A wrong password and an unknown, disabled or unconfirmed account fail with the same
   * UNAUTHENTICATED error in the same time. Throws RATE_LIMITED.
   */
  async login(ctx: RequestContext, { email = '', password = '' }: LoginInput): Promise<Session> {
    // No account has a longer email, and counters store the key.
    const emailKey = email.length > MAX_EMAIL_LENGTH ? '' : emailKeyOf(email);
    const account = await this.database.reader.getRepository(AccountEntity).findOneBy({ emailKey });
    await this.parts.checks.countPassword(ctx, emailKey, account?.id ?? null);
    const matches = await verifyPassword(account?.passwordHash ?? null, password);
    if (!account || !mayLogIn(account) || !matches)
      throw new DomainError('UNAUTHENTICATED', { message: LOGIN_FAILED });
    return this.sessionFor(ctx, account);
  }

  /**
   * A new token for an account whose owner has just been authenticated. Throws UNAUTHENTICATED if it was deleted or
   * disabled.
   */
  async sessionOf(ctx: RequestContext, accountId: string): Promise<Session> {
    const account = await this.database.reader.getRepository(AccountEntity).findOneBy({ id: accountId });
    if (!account || account.disabledAt) throw new DomainError('UNAUTHENTICATED');
    return this.sessionFor(ctx, account);
  }

  /** The logged-in account; null for a guest. */
  async me(ctx: RequestContext): Promise<SessionUser | null> {
    const id = accountIdOf(ctx.viewer);
    if (id === null) return null;
    const account = await this.database.reader.getRepository(AccountEntity).findOneBy({ id });
    return account && sessionUser(account);
  }

  /** Changes the name of the logged-in account; the last write wins. Throws UNAUTHENTICATED, RATE_LIMITED. */
  async changeName(ctx: RequestContext, { firstName, lastName }: ChangeNameInput): Promise<SessionUser> {
    const id = requireAccountId(ctx);
    await this.parts.nameChanges.count(id);
    return this.database.transaction(ctx, async (manager) => {
      const account = await manager.findOneBy(AccountEntity, { id });
      if (!account) throw new DomainError('UNAUTHENTICATED');
      // A repetition changes nothing.
      if (account.firstName === firstName && account.lastName === lastName) return sessionUser(account);
      const { email } = account;
      const values = {
        firstName,
        lastName,
        searchText: accountSearchText({ firstName, lastName, email }),
        updatedAt: ctx.clock.now(),
      };
      await updateVersioned(manager, AccountEntity, { id }, values);
      await recordAudit(ctx, manager, { action: 'account.renamed', subjectType: 'account', subjectId: id });
      return sessionUser({ ...account, firstName, lastName });
    });
  }

  /** The viewer of a token: the account with its current role, or a guest if the token or the account is invalid. */
  async viewerOf(token: string, clock: Clock): Promise<Viewer> {
    const claims = this.parts.tokens.read(token, clock.now());
    if (!claims) return GUEST;
    const account = await this.database.reader.getRepository(AccountEntity).findOne({
      select: { id: true, role: true, tokenVersion: true, confirmedAt: true, disabledAt: true },
      where: { id: claims.accountId },
    });
    if (account?.tokenVersion !== claims.version || !mayLogIn(account)) return GUEST;
    return { role: account.role, accountId: account.id };
  }

  /**
   * Creates an account unless the email has one, which does not change.
   * @returns whether one was created
   */
  async createUnlessKnown(
    ctx: RequestContext,
    manager: EntityManager,
    account: NewAccount,
  ): Promise<boolean> {
    if (await manager.existsBy(AccountEntity, { emailKey: emailKeyOf(account.email) })) return false;
    await insertAccount(ctx, manager, account);
    return true;
  }

  async hasAdmin(): Promise<boolean> {
    return this.database.reader.getRepository(AccountEntity).existsBy({ role: 'admin' });
  }

  private async sessionFor(ctx: RequestContext, account: AccountEntity): Promise<Session> {
    await this.noteLogIn(ctx, account);
    this.parts.checks.rememberDevice(ctx, account.id);
    const claims = { accountId: account.id, version: account.tokenVersion };
    return { token: this.parts.tokens.issue(claims, ctx.clock.now()), user: sessionUser(account) };
  }

  /** Ignores write errors: on a full disk, the office must still be able to log in. */
  private async noteLogIn(ctx: RequestContext, { id, lastLoginAt }: AccountEntity): Promise<void> {
    const now = ctx.clock.now();
    if (!isLogInToNote(lastLoginAt, now)) return;
    try {
      await this.database.transaction(ctx, (manager) =>
        manager.update(AccountEntity, { id }, { lastLoginAt: now }),
      );
    } catch (err) {
      ctx.log.warn({ err }, 'log-in not noted');
    }
  }
}

function sessionUser({ id, email, role, firstName, lastName }: AccountEntity): SessionUser {
  return { id, email, role, firstName, lastName };
}
