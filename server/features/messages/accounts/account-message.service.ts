import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Locale } from '../../../platform/i18n/message.js';
import type { LinkPurpose } from '../../accounts/account.constants.js';
import type { AccountLinkService } from '../../accounts/links/account-link.service.js';
import {
  confirmationLetter,
  invitationLetter,
  knownAccountLetter,
  newAccountLetter,
  passwordResetLetter,
} from './account.letter.js';
import { mailDraft, type MailDraft, type Writers } from '../draft.letter.js';
import type { Sender } from '../sender.rules.js';

interface Parts {
  accountLinks: AccountLinkService;
  sender: Sender;
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

  readonly writers = {
    'account.confirmation': (ctx, { payload, language }) =>
      this.withLink(ctx, 'confirmation', payload.accountLinkId, language),
    'account.invitation': (ctx, { payload, language }) =>
      this.withLink(ctx, 'invitation', payload.accountLinkId, language),
    'account.passwordReset': (ctx, { payload, language }) =>
      this.withLink(ctx, 'password', payload.passwordResetId, language),
    'account.welcome': (_, { language }) => mailDraft(newAccountLetter(language, this.parts.sender)),
    'account.exists': (_, { language }) => mailDraft(knownAccountLetter(language, this.parts.sender)),
  } satisfies Partial<Writers>;

  /** Null for a link that can no longer be used. */
  private async withLink(
    ctx: RequestContext,
    purpose: LinkPurpose,
    linkId: string,
    language: Locale,
  ): Promise<MailDraft | null> {
    const { accountLinks, sender } = this.parts;
    const token = await accountLinks.tokenOf(ctx, purpose, linkId);
    return token === null ? null : mailDraft(LINK_LETTERS[purpose](token, language, sender));
  }
}
