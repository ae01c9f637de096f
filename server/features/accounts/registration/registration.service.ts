import { Not, IsNull, type EntityManager } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import { HOUR_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { badInput } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import { queueMessage } from '../../../platform/outbox/outbox.js';
import type { Throttle } from '../../../platform/throttle/throttle.js';
import { CONFIRMATION_LINK_HOURS } from '../account.constants.js';
import { AccountEntity } from '../account.entity.js';
import type { ConfirmEmailInput, RegisterInput, RequestEmailConfirmationInput } from '../account.input.js';
import { AccountLinkEntity } from '../links/account-link.entity.js';
import type { AccountLinkService } from '../links/account-link.service.js';
import type { AccountService } from '../login/account.service.js';
import { accountSearchText, userStateOf } from '../account.rules.js';
import { endTokens, insertAccount, type NewAccount } from '../account.store.js';
import { emailKeyOf } from '../email-key.rules.js';
import { unusablePasswordHash, hashPassword, verifyPassword } from '../passwords/password.crypto.js';
import type { Session } from '../login/session.type.js';

const audit = auditAbout('account');
const auditLink = auditAbout('accountLink');

const LINK_LIFETIME_MS = CONFIRMATION_LINK_HOURS * HOUR_MS;
const OTHER_PASSWORD = message({
  en: 'This is not the password that was chosen for this account',
  es: 'Esta no es la contraseña que se eligió para esta cuenta',
});

/** Data for a request that must be prepared before its transaction. */
export interface PreparedRequest {
  chosenHash: string;
  interimHash: string;
  mayMail: boolean;
}

type Person = Pick<NewAccount, 'email' | 'language'> & { firstName: string; lastName: string };

interface Parts {
  database: Database;
  accounts: AccountService;
  links: AccountLinkService;
  /** Per address, for requests that send mail. */
  mailThrottle: Throttle;
}

/**
 * Registration of guests. An account can be logged in to once the owner of its email has followed a mailed link and
 * entered the password chosen in the request of that link. Responses to guests do not disclose whether an account
 * exists.
 */
export class RegistrationService {
  constructor(private readonly parts: Parts) {}

  /** Requests an account. The outcome is sent by mail only. Throws RATE_LIMITED. */
  async register(ctx: RequestContext, input: RegisterInput): Promise<void> {
    const { database, mailThrottle } = this.parts;
    await mailThrottle.count(ctx.address);
    const prepared = await this.prepare(input.email, input.password);
    const { email, firstName, lastName, language = ctx.locale } = input;
    await database.transaction(ctx, (manager) =>
      this.request(ctx, manager, { email, firstName, lastName, language }, prepared),
    );
  }

  /** Must be called outside a transaction, because it is slow by design. */
  async prepare(email: string, password: string): Promise<PreparedRequest> {
    const [chosenHash, interimHash] = await Promise.all([hashPassword(password), unusablePasswordHash()]);
    return { chosenHash, interimHash, mayMail: await this.parts.links.mayMail('confirmation', email) };
  }

  /**
   * Creates an account unless the email has one, and queues a mail to its owner: a confirmation link or, if the account
   * is confirmed, a notice that it exists. Writes the same amount in every case, so that the response time discloses
   * nothing.
   */
  async request(
    ctx: RequestContext,
    manager: EntityManager,
    { email, firstName, lastName, language }: Person,
    { chosenHash, interimHash, mayMail }: PreparedRequest,
  ): Promise<void> {
    const { links } = this.parts;
    const known = await manager.findOneBy(AccountEntity, { emailKey: emailKeyOf(email) });
    const account = { email, firstName, lastName, language, passwordHash: interimHash };
    const accountId = known
      ? await this.recordRepeatedRequest(ctx, manager, known, { firstName, lastName, language })
      : await insertAccount(ctx, manager, { ...account, role: 'client', isConfirmed: false });
    const isDisabled = Boolean(known?.disabledAt);
    const isConfirmed = Boolean(known?.confirmedAt) || isDisabled;
    const linkId = await links.create(ctx, manager, {
      purpose: 'confirmation',
      accountId: isConfirmed ? null : accountId,
      passwordHash: isConfirmed ? null : chosenHash,
      lifetimeMs: LINK_LIFETIME_MS,
    });
    if (isConfirmed && !isDisabled && mayMail) {
      await queueMessage(ctx, manager, {
        template: 'account.exists',
        recipient: email,
        language,
        payload: {},
        deduplicationKey: `account.exists:${linkId}`,
      });
      return;
    }
    const recipient = mayMail && !isDisabled ? email : null;
    await links.queueMail(ctx, manager, { template: 'account.confirmation', recipient, language, linkId });
  }

  /** Mails another link to the owner of an unconfirmed account. Throws RATE_LIMITED. */
  async requestConfirmation(ctx: RequestContext, input: RequestEmailConfirmationInput): Promise<void> {
    const { database, links, mailThrottle } = this.parts;
    await mailThrottle.count(ctx.address);
    const mayMail = await links.mayMail('confirmation', input.email);
    await database.transaction(ctx, async (manager) => {
      const known = await manager.findOneBy(AccountEntity, { emailKey: emailKeyOf(input.email) });
      const newest = await manager.findOne(AccountLinkEntity, {
        where: { accountId: known?.id ?? randomUUID(), purpose: 'confirmation', passwordHash: Not(IsNull()) },
        order: { createdAt: 'DESC' },
      });
      const waiting = known?.confirmedAt === null && known.disabledAt === null ? known : null;
      const linkId = await links.create(ctx, manager, {
        purpose: 'confirmation',
        accountId: waiting?.id ?? null,
        // Accounts of earlier versions have a password but no link.
        passwordHash: waiting && (newest?.passwordHash ?? waiting.passwordHash),
        lifetimeMs: LINK_LIFETIME_MS,
      });
      await auditLink(ctx, manager, 'account.confirmationRequested', linkId);
      await links.queueMail(ctx, manager, {
        template: 'account.confirmation',
        recipient: mayMail && waiting ? waiting.email : null,
        language: input.language ?? ctx.locale,
        linkId,
      });
    });
  }

  /**
   * Confirms the email of an account by the mailed link and logs its owner in with the password chosen in the link's
   * request. Without that password, the owner cannot be tricked into activating a password that somebody else has
   * chosen. Every other link becomes invalid.
   * Throws BAD_USER_INPUT on `token` or `password`, RATE_LIMITED.
   */
  async confirm(ctx: RequestContext, { token, password }: ConfirmEmailInput): Promise<Session> {
    const { database, accounts, links } = this.parts;
    const link = await links.open(ctx, ['confirmation'], token);
    const { accountId, passwordHash } = link;
    if (passwordHash === null || !(await verifyPassword(passwordHash, password))) {
      throw badInput({ password: OTHER_PASSWORD });
    }
    await database.transaction(ctx, async (manager) => {
      await links.use(ctx, manager, link);
      const now = ctx.clock.now();
      await endTokens(manager, { id: accountId }, { passwordHash, confirmedAt: now, updatedAt: now });
      await audit(ctx, manager, 'account.confirmed', accountId);
    });
    return accounts.sessionOf(ctx, accountId);
  }

  /**
   * Writes to an existing account, with an audit entry, as much as creating one does. An unconfirmed client gets the
   * name of the latest request, because the first may have been made by somebody else; other and invited accounts do
   * not change.
   */
  private async recordRepeatedRequest(
    ctx: RequestContext,
    manager: EntityManager,
    known: AccountEntity,
    person: Omit<Person, 'email'>,
  ): Promise<string> {
    const { id, email, updatedAt, role } = known;
    const isWaiting = userStateOf(known) === 'unconfirmed' && role === 'client';
    const named = { ...person, searchText: accountSearchText({ ...person, email }) };
    await manager.update(AccountEntity, { id }, { updatedAt, ...(isWaiting && named) });
    await audit(ctx, manager, 'account.requestedAgain', id);
    return id;
  }
}
