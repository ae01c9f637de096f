import { Brackets, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { SavedReportEntity } from './saved-report.entity.js';

/** The reports that somebody may see, with the names of their owners: their own, and those that others share. */
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
