import { randomUUID } from 'node:crypto';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { badInput } from '../../../platform/errors/domain-error.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { INVALID_RECIPIENT } from '../../../platform/outbox/invalid-recipient.js';
import { queueMessage } from '../../../platform/outbox/outbox.js';
import type { Throttle } from '../../../platform/throttle/throttle.js';
import { LINK_PURPOSES, type LinkPurpose } from '../account.constants.js';
import { AccountLinkEntity } from './account-link.entity.js';
import type { PasswordCheckService } from '../passwords/password-check.service.js';
import { emailKeyOf } from '../email-key.rules.js';
import type { SignedIds } from './signed-ids.crypto.js';
import { LINK_OVER } from '../users/user.texts.js';

/** The purposes for which links are signed. The name of the first must match links mailed by earlier versions. */
const SIGNED_FOR: Record<LinkPurpose, string> = {
  password: 'password-reset',
  confirmation: 'email-confirmation',
  invitation: 'office-invitation',
};

/**
 * The purposes of the links that become invalid when one is used. An invitation is not invalidated by a password reset,
 * only by its own use or by the office.
 */
const ENDED_TOGETHER: Record<LinkPurpose, readonly LinkPurpose[]> = {
  password: ['password', 'confirmation'],
  confirmation: ['password', 'confirmation'],
  invitation: LINK_PURPOSES,
};

interface NewLink {
  purpose: LinkPurpose;
  /** Null for a link that grants nothing. */
  accountId: string | null;
  passwordHash?: string | null;
  lifetimeMs: number;
  /** Default: random. */
  id?: string;
}

interface AccountMail {
  template: 'account.confirmation' | 'account.passwordReset' | 'account.invitation';
  /** Null if no mail is to be sent; the same row is queued nevertheless. */
  recipient: string | null;
  language: Locale;
  linkId: string;
}

type OpenLink = AccountLinkEntity & { accountId: string };

interface Parts {
  database: Database;
  signedIds: SignedIds;
  checks: PasswordCheckService;
  mailsPerRecipient: Throttle;
}

/** Links mailed to the owners of emails. Each can be used once, for a limited time and for one purpose. */
export class AccountLinkService {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts a mail about the account of an email, whether or not it exists. Must be called outside a transaction.
   * Purposes are counted separately, so that registrations by others with an email cannot prevent its owner from
   * resetting the password.
   * @returns false if the limit of the recipient is exceeded; then no mail may be sent, and the response must not
   * disclose it
   */
  mayMail(purpose: LinkPurpose, email: string): Promise<boolean> {
    return this.parts.mailsPerRecipient.tryCount(`${purpose} ${emailKeyOf(email)}`);
  }

  /** Stores a link. @returns its id */
  async create(ctx: RequestContext, manager: EntityManager, link: NewLink): Promise<string> {
    const { id = randomUUID() } = link;
    const now = ctx.clock.now();
    await manager.insert(AccountLinkEntity, {
      id,
      accountId: link.accountId,
      purpose: link.purpose,
      passwordHash: link.passwordHash ?? null,
      expiresAt: new Date(now.getTime() + link.lifetimeMs),
      usedAt: null,
      createdAt: now,
    });
    return id;
  }

  /** Queues the same row whether or not a mail is sent, because a difference in time would be observable. */
  async queueMail(ctx: RequestContext, manager: EntityManager, mail: AccountMail): Promise<void> {
    const { template, recipient, language, linkId } = mail;
    // The id of no link, for which no mail is rendered.
    const id = recipient === null ? randomUUID() : linkId;
    await queueMessage(ctx, manager, {
      ...(template === 'account.passwordReset'
        ? { template, payload: { passwordResetId: id } }
        : { template, payload: { accountLinkId: id } }),
      recipient: recipient ?? INVALID_RECIPIENT,
      language,
      deduplicationKey: `${template}:${linkId}`,
    });
  }

  /** The secret of a mailed link; null if the link can no longer be used. */
  async tokenOf(ctx: RequestContext, purpose: LinkPurpose, id: string): Promise<string | null> {
    const link = await this.read(ctx, purpose, id);
    return link && this.sign(purpose, id);
  }

  sign(purpose: LinkPurpose, id: string): string {
    return this.parts.signedIds.issue(SIGNED_FOR[purpose], id);
  }

  /** The usable link of a secret that was signed for one of the purposes. Throws BAD_USER_INPUT on `token`, RATE_LIMITED. */
  async open(ctx: RequestContext, purposes: readonly LinkPurpose[], token: string): Promise<OpenLink> {
    const { signedIds, checks } = this.parts;
    for (const purpose of purposes) {
      const id = signedIds.read(SIGNED_FOR[purpose], token);
      if (id === null) continue;
      await checks.countLink(id);
      const link = await this.read(ctx, purpose, id);
      if (!link) throw badInput({ token: LINK_OVER });
      return link;
    }
    await checks.countForgery(ctx);
    throw badInput({ token: LINK_OVER });
  }

  /**
   * Marks a link as used and invalidates related links of its account. Of two concurrent uses, one throws
   * BAD_USER_INPUT on `token`.
   */
  async use(
    ctx: RequestContext,
    manager: EntityManager,
    { id, accountId, purpose }: OpenLink,
  ): Promise<void> {
    const { affected } = await manager.update(AccountLinkEntity, { id, usedAt: IsNull() }, this.ended(ctx));
    if (affected !== 1) throw badInput({ token: LINK_OVER });
    await this.end(ctx, manager, accountId, ENDED_TOGETHER[purpose]);
  }

  /** Invalidates all links of the account for these purposes. */
  async end(
    ctx: RequestContext,
    manager: EntityManager,
    accountId: string,
    purposes: readonly LinkPurpose[] = LINK_PURPOSES,
  ): Promise<void> {
    const open = { accountId, purpose: In([...purposes]), usedAt: IsNull() };
    await manager.update(AccountLinkEntity, open, this.ended(ctx));
  }

  private ended(ctx: RequestContext): Partial<AccountLinkEntity> {
    return { usedAt: ctx.clock.now(), passwordHash: null };
  }

  private async read(ctx: RequestContext, purpose: LinkPurpose, id: string): Promise<OpenLink | null> {
    const links = this.parts.database.reader.getRepository(AccountLinkEntity);
    const link = await links.findOneBy({ id, purpose });
    if (!link || link.usedAt !== null || link.expiresAt <= ctx.clock.now()) return null;
    const { accountId } = link;
    return accountId === null ? null : { ...link, accountId };
  }
}
