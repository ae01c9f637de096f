import type { EntityManager } from 'typeorm';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import { MINUTE_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { requireAccountId } from '../../../platform/context/require-role.js';
import type { Database } from '../../../platform/database/database.js';
import { badInput, DomainError } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import type { Throttle } from '../../../platform/throttle/throttle.js';
import { RESET_LINK_MINUTES } from '../account.constants.js';
import { AccountEntity } from '../account.entity.js';
import type { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from '../account.input.js';
import type { AccountLinkService } from '../links/account-link.service.js';
import type { AccountService } from '../login/account.service.js';
import { endTokens } from '../account.store.js';
import { emailKeyOf } from '../email-key.rules.js';
import { hashPassword, verifyPassword } from './password.crypto.js';
import type { PasswordCheckService } from './password-check.service.js';
import type { Session } from '../login/session.type.js';
import { LINK_OVER } from '../users/user.texts.js';

const audit = auditAbout('account');
const auditLink = auditAbout('accountLink');

const LINK_LIFETIME_MS = RESET_LINK_MINUTES * MINUTE_MS;
const WRONG_PASSWORD = message({
  en: 'The current password is not correct',
  es: 'La contraseña actual no es correcta',
});

interface Parts {
  database: Database;
  accounts: AccountService;
  links: AccountLinkService;
  checks: PasswordCheckService;
  /** Per address, for requests that send mail. */
  mailThrottle: Throttle;
}

/** Changes of passwords. Responses to guests do not disclose whether an account exists. */
export class PasswordService {
  constructor(private readonly parts: Parts) {}

  /** If the email has an account, mails a link that works once, for an hour. Throws RATE_LIMITED. */
  async requestReset(ctx: RequestContext, input: RequestPasswordResetInput): Promise<void> {
    const { database, links, mailThrottle } = this.parts;
    await mailThrottle.count(ctx.address);
    const mayMail = await links.mayMail('password', input.email);
    await database.transaction(ctx, async (manager) => {
      const account = await manager.findOneBy(AccountEntity, { emailKey: emailKeyOf(input.email) });
      // A disabled account gets no link.
      const reader = account?.disabledAt === null ? account : null;
      const accountId = reader?.id ?? null;
      const link = { purpose: 'password', accountId, lifetimeMs: LINK_LIFETIME_MS } as const;
      const linkId = await links.create(ctx, manager, link);
      await auditLink(ctx, manager, 'account.resetRequested', linkId);
      await links.queueMail(ctx, manager, {
        template: 'account.passwordReset',
        recipient: mayMail && reader ? reader.email : null,
        language: input.language ?? ctx.locale,
        linkId,
      });
    });
  }

  /**
   * Sets a new password by a mailed link, which confirms the email and invalidates all tokens and other links. The link
   * of an invitation makes the account an admin. Throws BAD_USER_INPUT on `token`, RATE_LIMITED.
   */
  async reset(ctx: RequestContext, input: ResetPasswordInput): Promise<void> {
    const { database, links, checks } = this.parts;
    const link = await links.open(ctx, ['password', 'invitation'], input.token);
    const passwordHash = await hashPassword(input.password);
    await database.transaction(ctx, async (manager) => {
      await links.use(ctx, manager, link);
      const account = await manager.findOneByOrFail(AccountEntity, { id: link.accountId });
      if (account.disabledAt) throw badInput({ token: LINK_OVER });
      const confirmedAt = account.confirmedAt ?? ctx.clock.now();
      const values = { passwordHash, confirmedAt };
      if (link.purpose === 'invitation') {
        const accepted = { ...values, role: 'admin', invitedAt: null } as const;
        await setPassword(ctx, manager, { id: account.id }, accepted, 'account.invitationAccepted');
      } else await setPassword(ctx, manager, { id: account.id }, values, 'account.passwordReset');
    });
    checks.rememberDevice(ctx, link.accountId);
  }

  /** Changes the password of the logged-in account, invalidates its other tokens and links, and returns a new token. */
  async change(ctx: RequestContext, input: ChangePasswordInput): Promise<Session> {
    const { database, accounts, links, checks } = this.parts;
    const { id, emailKey, tokenVersion, passwordHash: known } = await this.viewersAccount(ctx);
    await checks.countPassword(ctx, emailKey, id);
    if (!(await verifyPassword(known, input.currentPassword))) {
      throw badInput({ currentPassword: WRONG_PASSWORD });
    }
    const passwordHash = await hashPassword(input.password);
    await database.transaction(ctx, async (manager) => {
      await links.end(ctx, manager, id, ['password', 'confirmation']);
      // Not if the account was recovered by its link while this checked the former password.
      await setPassword(ctx, manager, { id, tokenVersion }, { passwordHash }, 'account.passwordChanged');
    });
    return accounts.sessionOf(ctx, id);
  }

  /** Invalidates all tokens of the logged-in account, including the current one. */
  async logOutEverywhere(ctx: RequestContext): Promise<void> {
    const { id } = await this.viewersAccount(ctx);
    await this.parts.database.transaction(ctx, async (manager) => {
      await endTokens(manager, { id });
      await audit(ctx, manager, 'account.loggedOut', id);
    });
  }

  private async viewersAccount(ctx: RequestContext): Promise<AccountEntity> {
    const id = requireAccountId(ctx);
    const account = await this.parts.database.reader.getRepository(AccountEntity).findOneBy({ id });
    if (!account) throw new DomainError('UNAUTHENTICATED');
    return account;
  }
}

async function setPassword(
  ctx: RequestContext,
  manager: EntityManager,
  account: Parameters<typeof endTokens>[1],
  values: Pick<AccountEntity, 'passwordHash'> & Partial<AccountEntity>,
  action: string,
): Promise<void> {
  await endTokens(manager, account, { ...values, updatedAt: ctx.clock.now() });
  await audit(ctx, manager, action, account.id);
}
