import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { applySearchFilter } from '../../../platform/database/search.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import type { ArchivableRecordEntity } from './archivable-record.entity.js';

/** Filters of venues and instructors. */
export interface ArchivableRecordFilter {
  isArchived: boolean;
  search?: string | undefined;
}

/** A kind of record, and how classes refer to it. */
export interface ArchivableRecords<Entity extends ArchivableRecordEntity> {
  Entity: new () => Entity;
  reference: 'venueId' | 'instructorId';
}

/** How classes use a record. */
export interface RecordUse {
  /** Whether any class refers to it, including past ones. */
  isUsed: boolean;
  comingClasses: number;
}

type RecordQuery<Entity extends ArchivableRecordEntity> = SelectQueryBuilder<Entity>;

/** Records that match the filter, with the alias `record`. */
export function archivableRecordQuery<Entity extends ArchivableRecordEntity>(
  manager: EntityManager,
  { Entity }: ArchivableRecords<Entity>,
  { isArchived, search }: ArchivableRecordFilter,
): RecordQuery<Entity> {
  const query = manager
    .createQueryBuilder(Entity, 'record')
    .where(`record.archivedAt IS ${isArchived ? 'NOT ' : ''}NULL`);
  return applySearchFilter(query, 'record.searchText', search);
}

/** Records with their use by classes, in one statement that reads only future classes. */
export async function readWithUse<Entity extends ArchivableRecordEntity>(
  query: RecordQuery<Entity>,
  { reference }: Pick<ArchivableRecords<Entity>, 'reference'>,
  now: Date,
): Promise<{ record: Entity; use: RecordUse }[]> {
  const coming = query
    .subQuery()
    .select('COUNT(*)')
    .from(ClassInstanceEntity, 'coming')
    .where(`coming.${reference} = record.id AND coming.startsAt > :now`)
    .andWhere("coming.status = 'scheduled'");
  const used = query
    .subQuery()
    .select('1')
    .from(ClassInstanceEntity, 'used')
    .where(`used.${reference} = record.id`);
  const { entities, raw } = await query
    .addSelect(coming.getQuery(), 'coming')
    .addSelect(`CASE WHEN EXISTS ${used.getQuery()} THEN 1 ELSE 0 END`, 'used')
    .setParameter('now', instantText(now))
    .getRawAndEntities<{ coming: number | string; used: number }>();
  return entities.map((record, index) => ({
    record,
    use: { isUsed: raw[index]?.used === 1, comingClasses: Number(raw[index]?.coming ?? 0) },
  }));
}
