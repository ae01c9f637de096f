import type { RequestContext } from '../../platform/context/request-context.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { DueMessage } from '../../platform/outbox/outbox-delivery.js';
import type { LinkPurpose } from '../accounts/account.constants.js';
import type { AccountLinkService } from '../accounts/account-link.service.js';
import {
  confirmationLetter,
  invitationLetter,
  knownAccountLetter,
  newAccountLetter,
  passwordResetLetter,
} from './account.letter.js';
import type { Sender } from './sender.rules.js';

interface Parts {
  accountLinks: AccountLinkService;
  sender: Sender;
}

const TEMPLATES = [
  'account.confirmation',
  'account.exists',
  'account.invitation',
  'account.passwordReset',
  'account.welcome',
] as const;
export type AccountMessage = Extract<DueMessage, { template: (typeof TEMPLATES)[number] }>;

export function isAboutAccount(due: DueMessage): due is AccountMessage {
  return TEMPLATES.some((template) => template === due.template);
}

/** The letter for each purpose of a link. */
const LINK_LETTERS = {
  password: passwordResetLetter,
  confirmation: confirmationLetter,
  invitation: invitationLetter,
} satisfies Record<LinkPurpose, unknown>;

/** Mails to owners of accounts, and to people who are to get one. */
export class AccountMessages {
  constructor(private readonly parts: Parts) {}

  /** Null for a link that can no longer be used. */
  letter(ctx: RequestContext, due: AccountMessage): Promise<Letter | null> {
    const { sender } = this.parts;
    const { template, payload, language } = due;
    switch (template) {
      case 'account.confirmation':
        return this.withLink(ctx, 'confirmation', payload.accountLinkId, language);
      case 'account.invitation':
        return this.withLink(ctx, 'invitation', payload.accountLinkId, language);
      case 'account.passwordReset':
        return this.withLink(ctx, 'password', payload.passwordResetId, language);
      case 'account.welcome':
        return Promise.resolve(newAccountLetter(language, sender));
      case 'account.exists':
        return Promise.resolve(knownAccountLetter(language, sender));
    }
  }

  private async withLink(
    ctx: RequestContext,
    purpose: LinkPurpose,
    linkId: string,
    language: Locale,
  ): Promise<Letter | null> {
    const { accountLinks, sender } = this.parts;
    const token = await accountLinks.tokenOf(ctx, purpose, linkId);
    return token === null ? null : LINK_LETTERS[purpose](token, language, sender);
  }
}
