import type { EntityManager } from 'typeorm';
import { DAY_MS } from '../../../platform/context/durations.js';
import { instantText } from '../../../platform/database/columns.js';
import { AccountEntity } from '../../accounts/account.entity.js';
import { mayLogIn } from '../../accounts/account.rules.js';
import { ReportScheduleRecipientEntity } from './report-schedule-recipient.entity.js';
import { ReportScheduleEntity } from './report-schedule.entity.js';

const WEEK_MS = 7 * DAY_MS;

/** The recipients of a schedule, by address. */
export function readRecipients(manager: EntityManager, reportScheduleId: string): Promise<AccountEntity[]> {
  return manager
    .createQueryBuilder(AccountEntity, 'account')
    .innerJoin(ReportScheduleRecipientEntity, 'recipient', 'recipient.accountId = account.id')
    .where('recipient.reportScheduleId = :reportScheduleId', { reportScheduleId })
    .orderBy('account.emailKey')
    .getMany();
}

/** A report is mailed only to admins who can log in. */
export function receivesReports(
  account: Pick<AccountEntity, 'role' | 'disabledAt' | 'confirmedAt'>,
): boolean {
  return account.role === 'admin' && mayLogIn(account);
}

/** Due schedules, oldest first. */
export function readDueSchedules(
  manager: EntityManager,
  now: Date,
  most: number,
): Promise<ReportScheduleEntity[]> {
  return manager
    .createQueryBuilder(ReportScheduleEntity, 'schedule')
    .where('schedule.nextAt <= :now', { now: instantText(now) })
    .orderBy('schedule.nextAt')
    .limit(most)
    .getMany();
}

/** Schedules whose next time is more than a week away. Weekly ones among them were set while a clock was ahead. */
export function readDistantSchedules(
  manager: EntityManager,
  now: Date,
  most: number,
): Promise<ReportScheduleEntity[]> {
  return manager
    .createQueryBuilder(ReportScheduleEntity, 'schedule')
    .where('schedule.nextAt > :distant', { distant: instantText(new Date(now.getTime() + WEEK_MS)) })
    .orderBy('schedule.nextAt', 'DESC')
    .limit(most)
    .getMany();
}
