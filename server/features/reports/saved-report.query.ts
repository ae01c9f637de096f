import { Brackets, type EntityManager, type SelectQueryBuilder } from 'typeorm';
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
