import { Not, IsNull, type EntityManager } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { badInput } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { CONFIRMATION_LINK_HOURS } from './account.constants.js';
import { AccountEntity } from './account.entity.js';
import type { ConfirmEmailInput, RegisterInput, RequestEmailConfirmationInput } from './account.input.js';
import { AccountLinkEntity } from './account-link.entity.js';
import type { AccountLinkService } from './account-link.service.js';
import type { AccountService } from './account.service.js';
import { accountSearchText, userStateOf } from './account.rules.js';
import { endTokens, insertAccount, type NewAccount } from './account.store.js';
import { emailKeyOf } from './email-key.rules.js';
import { hashOfNobody, hashPassword, verifyPassword } from './password.crypto.js';
import type { Session } from './session.type.js';

const LINK_LIFETIME_MS = CONFIRMATION_LINK_HOURS * 60 * 60_000;
const OTHER_PASSWORD = message({
  en: 'This is not the password that was chosen for this account',
  es: 'Esta no es la contraseña que se eligió para esta cuenta',
});

/** What a request for an account needs before its transaction. */
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
  /** Requests that send mail, per address. */
  mailThrottle: Throttle;
}

/**
 * How guests come to an account. It can be logged in to once the owner of its email has followed a mailed link, and
 * typed the password that was chosen with the request of this link. No answer to a guest tells whether an account exists.
 */
export class RegistrationService {
  constructor(private readonly parts: Parts) {}

  /** Asks for an account. What comes of it is told by mail alone. Throws RATE_LIMITED. */
  async register(ctx: RequestContext, input: RegisterInput): Promise<void> {
    const { database, mailThrottle } = this.parts;
    await mailThrottle.count(ctx.address);
    const prepared = await this.prepare(input.email, input.password);
    const { email, firstName, lastName, language = ctx.locale } = input;
    await database.transaction(ctx, (manager) =>
      this.request(ctx, manager, { email, firstName, lastName, language }, prepared),
    );
  }

  /** To be called outside a transaction: it takes time on purpose. */
  async prepare(email: string, password: string): Promise<PreparedRequest> {
    const [chosenHash, interimHash] = await Promise.all([hashPassword(password), hashOfNobody()]);
    return { chosenHash, interimHash, mayMail: await this.parts.links.mayMail('confirmation', email) };
  }

  /**
   * Makes an account unless the email has one, and queues the mail to its owner: a link that confirms it, or, where it is
   * confirmed, that there is one. Writes as much in every case, so that its time tells nothing.
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
      ? await this.touch(ctx, manager, known, { firstName, lastName, language })
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

  /** Mails another link to the owner of an account that waits for one. Throws RATE_LIMITED. */
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
        // An account of an earlier version has its password, and no link.
        passwordHash: waiting && (newest?.passwordHash ?? waiting.passwordHash),
        lifetimeMs: LINK_LIFETIME_MS,
      });
      await recordAudit(ctx, manager, {
        action: 'account.confirmationRequested',
        subjectType: 'accountLink',
        subjectId: linkId,
      });
      await links.queueMail(ctx, manager, {
        template: 'account.confirmation',
        recipient: mayMail && waiting ? waiting.email : null,
        language: input.language ?? ctx.locale,
        linkId,
      });
    });
  }

  /**
   * Confirms the email of an account by the mailed link and logs its owner in by the password that was chosen with it:
   * whoever did not choose it cannot be made to bring somebody else's into force. Every other link ends.
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
      await endTokens(manager, accountId, { passwordHash, confirmedAt: now, updatedAt: now });
      await recordAudit(ctx, manager, {
        action: 'account.confirmed',
        subjectType: 'account',
        subjectId: accountId,
      });
    });
    return accounts.sessionOf(ctx, accountId);
  }

  /**
   * Writes an account, with an audit entry: as much as making one. One that waits for its client is named as the newest
   * request says, since the first may be a stranger's; any other stays as it is, and so does one that the office has invited.
   */
  private async touch(
    ctx: RequestContext,
    manager: EntityManager,
    known: AccountEntity,
    person: Omit<Person, 'email'>,
  ): Promise<string> {
    const { id, email, updatedAt, role } = known;
    const isWaiting = userStateOf(known) === 'unconfirmed' && role === 'client';
    const named = { ...person, searchText: accountSearchText({ ...person, email }) };
    await manager.update(AccountEntity, { id }, { updatedAt, ...(isWaiting && named) });
    await recordAudit(ctx, manager, {
      action: 'account.requestedAgain',
      subjectType: 'account',
      subjectId: id,
    });
    return id;
  }
}
