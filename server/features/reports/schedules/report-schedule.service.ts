import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import { CLOCK_SKEW_MS } from '../../../platform/context/clock.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import type { Database } from '../../../platform/database/database.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import { updateVersioned } from '../../../platform/database/versioned.js';
import { badInput, DomainError } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import { queueMessage } from '../../../platform/outbox/outbox.js';
import { AccountEntity } from '../../accounts/account.entity.js';
import { ReportScheduleRecipientEntity } from './report-schedule-recipient.entity.js';
import { ReportScheduleEntity } from './report-schedule.entity.js';
import type { SetReportScheduleInput } from './report-schedule.input.js';
import {
  receivesReports,
  readDistantSchedules,
  readDueSchedules,
  readRecipients,
} from './report-schedule.query.js';
import { lastDay, nextTime } from './report-schedule.rules.js';
import type { ReportSchedule } from './report-schedule.type.js';
import type { SavedReportService } from '../saved/saved-report.service.js';

/** Maximum number of schedules in one run; the next run processes the others. */
const MAX_AT_ONCE = 50;

const RECIPIENT_REQUIRED = message({ en: 'Choose at least one person', es: 'Elija al menos a una persona' });
const NOT_REACHED = message({
  en: 'Only administrators who can log in get reports. Choose other people',
  es: 'Solo los administradores que pueden iniciar sesión reciben informes. Elija a otras personas',
});

const audit = auditAbout('report');

/** Schedules of mailed reports. */
export class ReportScheduleService {
  constructor(
    private readonly database: Database,
    private readonly reports: SavedReportService,
  ) {}

  /** Null if the report is not scheduled. Throws NOT_FOUND for a report that is not visible to the viewer. */
  async of(ctx: RequestContext, reportId: string): Promise<ReportSchedule | null> {
    await this.reports.get(ctx, reportId);
    const { manager } = this.database.reader;
    const row = await manager.findOneBy(ReportScheduleEntity, { reportId });
    return row && reportScheduleOf(row, await readRecipients(manager, row.id));
  }

  /** Throws NOT_FOUND, FORBIDDEN for reports of others, BAD_USER_INPUT and CONFLICT. */
  async set(ctx: RequestContext, input: SetReportScheduleInput): Promise<ReportSchedule> {
    const { reportId, version, recipientIds, ...recurrence } = input;
    const now = ctx.clock.now();
    return this.database.transaction(ctx, async (manager) => {
      await this.reports.assertOwn(ctx, manager, reportId);
      const recipients = await checkedRecipients(manager, recipientIds);
      const columns = { ...recurrence, nextAt: nextTime(recurrence, now), updatedAt: now };
      const known = await manager.findOneBy(ReportScheduleEntity, { reportId });
      if (Boolean(known) !== (version !== undefined && version !== null)) throw new DomainError('CONFLICT');
      const id = known?.id ?? randomUUID();
      if (known) {
        await updateVersioned(manager, ReportScheduleEntity, { id, version: version ?? 0 }, columns);
        await manager.delete(ReportScheduleRecipientEntity, { reportScheduleId: id });
      } else
        await manager.insert(ReportScheduleEntity, { ...columns, id, reportId, version: 1, createdAt: now });
      await insertRows(
        manager,
        ReportScheduleRecipientEntity,
        recipients.map((account) => ({ reportScheduleId: id, accountId: account.id })),
      );
      await audit(ctx, manager, 'reportSchedule.set', reportId, { recipients: recipients.length });
      return reportScheduleOf(await manager.findOneByOrFail(ReportScheduleEntity, { id }), recipients);
    });
  }

  /** Throws NOT_FOUND, FORBIDDEN for reports of others. */
  remove(ctx: RequestContext, reportId: string): Promise<void> {
    return this.database.transaction(ctx, async (manager) => {
      await this.reports.assertOwn(ctx, manager, reportId);
      const { affected } = await manager.delete(ReportScheduleEntity, { reportId });
      if (affected === 0) throw new DomainError('NOT_FOUND');
      await audit(ctx, manager, 'reportSchedule.removed', reportId);
    });
  }

  /**
   * Queues the mails of due schedules. Several servers may do so concurrently: the one that advances the time queues
   * the mails. Times missed while no server was running result in one mail. @returns the number of schedules processed
   */
  async queueDue(ctx: RequestContext): Promise<number> {
    await this.bringForward(ctx);
    const due = await readDueSchedules(this.database.reader.manager, ctx.clock.now(), MAX_AT_ONCE);
    let taken = 0;
    for (const schedule of due) if (await this.queue(ctx, schedule)) taken += 1;
    return taken;
  }

  /** Corrects schedules whose next time was computed while the clock was ahead. */
  private async bringForward(ctx: RequestContext): Promise<void> {
    const now = ctx.clock.now();
    const latest = new Date(now.getTime() + CLOCK_SKEW_MS);
    const distant = await readDistantSchedules(this.database.reader.manager, now, MAX_AT_ONCE);
    for (const schedule of distant.filter((each) => each.nextAt > nextTime(each, latest)))
      await this.database.transaction(ctx, (manager) => moveOn(manager, schedule, now));
  }

  private queue(ctx: RequestContext, schedule: ReportScheduleEntity): Promise<boolean> {
    const { id, reportId } = schedule;
    const now = ctx.clock.now();
    return this.database.transaction(ctx, async (manager) => {
      if (!(await moveOn(manager, schedule, now))) return false;
      const mailedOn = lastDay(schedule, now);
      const accounts = (await readRecipients(manager, id)).filter(receivesReports);
      await queueMessage(
        ctx,
        manager,
        ...accounts.map(({ id: accountId, email, language }) => ({
          template: 'report.scheduled' as const,
          recipient: email,
          language,
          payload: { reportScheduleId: id, accountId, mailedOn },
          // Not the day, because an edited schedule may mail its report twice on one day.
          deduplicationKey: `report.scheduled:${id}:${now.getTime()}:${accountId}`,
        })),
      );
      await audit(ctx, manager, 'reportSchedule.mailed', reportId, { recipients: accounts.length, mailedOn });
      return true;
    });
  }
}

/** Advances a schedule to the first time after `now`. @returns false if another server has done so */
async function moveOn(manager: EntityManager, schedule: ReportScheduleEntity, now: Date): Promise<boolean> {
  const { id, nextAt } = schedule;
  const { affected } = await manager
    .createQueryBuilder()
    .update(ReportScheduleEntity)
    .set({ nextAt: nextTime(schedule, now) })
    .where('id = :id AND nextAt = :nextAt', { id, nextAt: instantText(nextAt) })
    .execute();
  return affected !== 0;
}

async function checkedRecipients(manager: EntityManager, ids: readonly string[]): Promise<AccountEntity[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw badInput({ recipientIds: RECIPIENT_REQUIRED });
  const accounts = await manager.findBy(AccountEntity, { id: In(wanted) });
  const reached = accounts.filter(receivesReports);
  if (reached.length < wanted.length) throw badInput({ recipientIds: NOT_REACHED });
  return reached.toSorted((one, other) => (one.emailKey < other.emailKey ? -1 : 1));
}

function reportScheduleOf(
  { id: _id, ...row }: ReportScheduleEntity,
  accounts: readonly AccountEntity[],
): ReportSchedule {
  const recipients = accounts.map((account) => ({
    id: account.id,
    email: account.email,
    isReached: receivesReports(account),
  }));
  return { ...row, recipients };
}
