import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows.js';
import { StudentAliasEntity } from './student-alias.entity.js';
import type { StudentEntity } from './student.entity.js';

interface Merged {
  mergeId: string;
  /** As they were before. */
  kept: StudentEntity;
  merged: StudentEntity;
  /** Of the student that was kept, now. */
  attendeeKey: string;
}

/** Lets whoever books with an email and name that one of the two had be the student that was kept. */
export async function writeAliases(
  manager: EntityManager,
  { mergeId, kept, merged, attendeeKey }: Merged,
): Promise<void> {
  const earlier = await manager.findBy(StudentAliasEntity, { studentId: merged.id });
  const keys = new Set([kept.attendeeKey, merged.attendeeKey, ...earlier.map((alias) => alias.attendeeKey)]);
  keys.delete(attendeeKey);
  const rows = [...keys].map((key) => ({
    ...{ id: randomUUID(), attendeeKey: key, studentId: kept.id, mergeId },
  }));
  await insertRows(manager, StudentAliasEntity, rows);
}

export async function removeAliases(manager: EntityManager, mergeId: string): Promise<void> {
  await manager.delete(StudentAliasEntity, { mergeId });
}
