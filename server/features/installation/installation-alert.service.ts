import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { InstallationProblem } from '../../platform/doctor/installation-problems.js';
import { DEFAULT_LOCALE } from '../../platform/i18n/message.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { OFFICE_ZONE } from '../schedule/schedule.constants.js';
import { dateAt } from '../schedule/venue-time/venue-time.rules.js';
import type { InstallationService } from './installation.service.js';

const TEMPLATE = 'installation.problems';

interface Parts {
  database: Database;
  installation: InstallationService;
  /** Undefined: nobody is mailed. */
  operatorEmail: string | undefined;
}

/** Mails the operator about problems of the installation. */
export class InstallationAlertService {
  private atLastCheck: readonly InstallationProblem[] = [];

  constructor(private readonly parts: Parts) {}

  /**
   * Queues a mail about the problems that the last check of this process has found too: at the start, a missed backup
   * is made first. The same problems are mailed once a day, also if several servers run, and not while an earlier mail is
   * still unsent.
   */
  async check(ctx: RequestContext): Promise<void> {
    const { installation, operatorEmail } = this.parts;
    if (operatorEmail === undefined) return;
    const found = await installation.problems(ctx);
    // The mail would only be written to a file.
    if (found.includes('mailNotSent')) return;
    const lasting = found.filter((problem) => this.atLastCheck.includes(problem));
    this.atLastCheck = found;
    if (lasting.length > 0) await this.mail(ctx, operatorEmail, lasting);
  }

  private async mail(
    ctx: RequestContext,
    recipient: string,
    lasting: readonly InstallationProblem[],
  ): Promise<void> {
    const { database } = this.parts;
    const now = ctx.clock.now();
    const problems = lasting.join(',');
    const deduplicationKey = `${TEMPLATE}:${dateAt(now, OFFICE_ZONE)}:${problems}`;
    const isMailed = (manager: EntityManager): Promise<boolean> =>
      manager.existsBy(OutboxMessageEntity, [
        { deduplicationKey },
        { template: TEMPLATE, sentAt: IsNull(), failedAt: IsNull() },
      ]);
    if (await isMailed(database.reader.manager)) return;
    await database.transaction(ctx, async (manager) => {
      if (await isMailed(manager)) return;
      const account = await manager.findOneBy(AccountEntity, { emailKey: emailKeyOf(recipient) });
      await queueMessage(ctx, manager, {
        template: TEMPLATE,
        recipient,
        language: account?.language ?? DEFAULT_LOCALE,
        payload: { problems, foundAt: now.toISOString() },
        deduplicationKey,
      });
    });
  }
}
