import { auditAbout } from '../../../platform/audit/audit-log.js';
import { HOUR_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { CONFIRMATION_LINK_HOURS } from '../account.constants.js';
import { AccountEntity } from '../account.entity.js';
import type { AccountLinkService } from '../links/account-link.service.js';
import { endTokens, insertAccount } from '../account.store.js';
import { emailKeyOf } from '../email-key.rules.js';
import { unusablePasswordHash } from '../passwords/password.crypto.js';

const audit = auditAbout('account');

interface AdminGrant {
  /** Whether the account was created. */
  isNew: boolean;
  /** For the page that sets a password. */
  token: string;
}

/** Grants the admin role, for an operator's command. */
export class AdminGrantService {
  constructor(
    private readonly database: Database,
    private readonly links: AccountLinkService,
  ) {}

  /**
   * Makes the account of an email an admin, creating or enabling it if necessary. Its log-ins, links and password
   * become invalid, because they may have been set by somebody other than the owner of the email.
   */
  async grantAdmin(ctx: RequestContext, email: string): Promise<AdminGrant> {
    const passwordHash = await unusablePasswordHash();
    return this.database.transaction(ctx, async (manager) => {
      const known = await manager.findOneBy(AccountEntity, { emailKey: emailKeyOf(email) });
      const names = { firstName: null, lastName: null, language: 'en' } as const;
      const id =
        known?.id ??
        (await insertAccount(ctx, manager, {
          ...names,
          email,
          passwordHash,
          role: 'admin',
          isConfirmed: false,
        }));
      if (known) {
        await endTokens(
          manager,
          { id },
          {
            role: 'admin',
            passwordHash,
            invitedAt: null,
            disabledAt: null,
            updatedAt: ctx.clock.now(),
          },
        );
        await this.links.end(ctx, manager, id);
        await audit(ctx, manager, 'account.roleChanged', id, { role: 'admin' });
      }
      const lifetimeMs = CONFIRMATION_LINK_HOURS * HOUR_MS;
      const linkId = await this.links.create(ctx, manager, {
        purpose: 'password',
        accountId: id,
        lifetimeMs,
      });
      return { isNew: !known, token: this.links.sign('password', linkId) };
    });
  }
}
