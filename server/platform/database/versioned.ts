import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Message } from '../i18n/message.js';
import { DomainError } from '../errors/domain-error.js';
import { isForeignKeyViolation } from './failures.js';

interface Versioned extends ObjectLiteral {
  id: string;
  version: number;
}

/** The record to change and the version that the caller edited; without a version the last write wins. */
export interface VersionedId {
  id: string;
  version?: number | undefined;
}

/** CONFLICT with a change at the same time. Decided again on the current data, the call may succeed. */
export class ConcurrentChange extends DomainError {
  constructor() {
    super('CONFLICT');
  }
}

/** Whether the edited version is the stored one; `updateVersioned` throws CONFLICT for an earlier one. */
export function isCurrent({ version }: VersionedId, stored: Pick<Versioned, 'version'>): boolean {
  return version === undefined || version === stored.version;
}

/** Defaults to the version that was read, so that a concurrent change is detected. */
export function versionRead(
  { id, version }: VersionedId,
  before: Pick<Versioned, 'version'>,
): Required<VersionedId> {
  return { id, version: version ?? before.version };
}

/**
 * Optimistic locking: updates a record if its version is still the edited one, and increments it, in a single statement.
 * Of two concurrent edits the second throws CONFLICT. Throws NOT_FOUND, CONFLICT.
 * @param where excludes records, such as deleted ones, which then throw NOT_FOUND
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
  throw isThere ? new ConcurrentChange() : new DomainError('NOT_FOUND');
}

/** Attempts at most when concurrent changes of the same record conflict. */
const MAX_RUNS = 5;

/** Retries after a `ConcurrentChange`, for a change that is not a user's edit: `work` reads the current record and decides again. */
export async function retryAfterConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (run >= MAX_RUNS || !(error instanceof ConcurrentChange)) throw error;
    }
  }
}

/**
 * Deletes an unreferenced record. The database's foreign keys decide, so there is no race with a new reference.
 * Throws NOT_FOUND, IN_USE.
 * @param whyNot says what references it, and what to do instead
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
