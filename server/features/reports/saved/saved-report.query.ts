import { Brackets, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { ReportFrequency } from '../schedules/report-schedule.constants.js';
import { ReportScheduleEntity } from '../schedules/report-schedule.entity.js';
import { SavedReportEntity } from './saved-report.entity.js';

/** The reports visible to an account, its own and those shared by others, with the names of their owners. */
export function visibleReports(
  manager: EntityManager,
  accountId: string,
): SelectQueryBuilder<SavedReportEntity> {
  return manager
    .createQueryBuilder(SavedReportEntity, 'report')
    .innerJoin('report.owner', 'owner')
    .addSelect(['owner.id', 'owner.firstName', 'owner.lastName', 'owner.email'])
    .where(
      new Brackets((either) =>
        either.where('report.ownerId = :accountId').orWhere('report.isShared = :isShared'),
      ),
    )
    .setParameters({ accountId, isShared: true });
}

/** How often reports are mailed, by their ids. */
export async function readFrequencies(
  manager: EntityManager,
  reports: readonly Pick<SavedReportEntity, 'id'>[],
): Promise<ReadonlyMap<string, ReportFrequency>> {
  if (reports.length === 0) return new Map();
  const schedules = await manager.find(ReportScheduleEntity, {
    select: { id: true, reportId: true, frequency: true },
    where: { reportId: In(reports.map(({ id }) => id)) },
  });
  return new Map(schedules.map(({ reportId, frequency }) => [reportId, frequency]));
}
