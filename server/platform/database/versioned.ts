import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Message } from '../i18n/message.js';
import { DomainError } from '../errors/domain-error.js';
import { isForeignKeyViolation } from './failures.js';

interface Versioned extends ObjectLiteral {
  id: string;
  version: number;
}

/** The record to change and the version that was edited; without a version the last write wins. */
export interface VersionedId {
  id: string;
  version?: number | undefined;
}

/** Whether what was edited is the edition that is stored: of an earlier one `updateVersioned` says CONFLICT. */
export function isCurrent({ version }: VersionedId, stored: Pick<Versioned, 'version'>): boolean {
  return version === undefined || version === stored.version;
}

/**
 * Changes a record if it still is the edition that was edited, and makes it the next one. A single statement, so of
 * two editors one is told. Throws NOT_FOUND, CONFLICT.
 * @param where narrows to records that count: a deleted one is NOT_FOUND
 */
export async function updateVersioned<Entity extends Versioned>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  { id, version }: VersionedId,
  values: QueryDeepPartialEntity<Entity>,
  where: FindOptionsWhere<Entity> = {},
): Promise<void> {
  const update = manager
    .createQueryBuilder()
    .update(entity)
    .set({ ...values, version: () => 'version + 1' })
    .where({ ...where, id });
  if (version !== undefined) update.andWhere('version = :version', { version });
  const { affected } = await update.execute();
  if (affected !== 0) return;
  const isThere = await manager
    .getRepository(entity)
    .exists({ where: { ...where, id } as FindOptionsWhere<Entity> });
  throw new DomainError(isThere ? 'CONFLICT' : 'NOT_FOUND');
}

/** How often a change begins anew because somebody else has just changed the same record. */
const MAX_RUNS = 5;

/** Runs again what ends in a CONFLICT, for a change that nobody has edited: it is decided anew, on what is there now. */
export async function againAfterConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (run >= MAX_RUNS || !(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    }
  }
}

/**
 * Deletes a record that nothing refers to. The database's foreign keys decide, so nothing can slip in between.
 * Throws NOT_FOUND, IN_USE.
 * @param whyNot says what refers to it, and what to do instead
 */
export async function deleteUnused<Entity extends Versioned>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  id: string,
  whyNot: Message,
): Promise<void> {
  try {
    const { affected } = await manager.createQueryBuilder().delete().from(entity).where({ id }).execute();
    if (affected === 0) throw new DomainError('NOT_FOUND');
  } catch (error) {
    throw isForeignKeyViolation(error) ? new DomainError('IN_USE', { message: whyNot }) : error;
  }
}
