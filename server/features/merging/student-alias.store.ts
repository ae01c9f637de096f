import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows.js';
import { StudentAliasEntity } from '../students/student-alias.entity.js';
import type { StudentEntity } from '../students/student.entity.js';

interface Merged {
  mergeId: string;
  /** As they were before the merge. */
  kept: StudentEntity;
  merged: StudentEntity;
  /** Of the kept student after the merge. */
  attendeeKey: string;
}

/** Stores the former emails and names of both students as aliases of the kept one. */
export async function writeAliases(
  manager: EntityManager,
  { mergeId, kept, merged, attendeeKey }: Merged,
): Promise<void> {
  const earlier = await manager.findBy(StudentAliasEntity, { studentId: merged.id });
  const keys = new Set([kept.attendeeKey, merged.attendeeKey, ...earlier.map((alias) => alias.attendeeKey)]);
  keys.delete(attendeeKey);
  const rows = [...keys].map((key) => ({ id: randomUUID(), attendeeKey: key, studentId: kept.id, mergeId }));
  await insertRows(manager, StudentAliasEntity, rows);
}

export async function removeAliases(manager: EntityManager, mergeId: string): Promise<void> {
  await manager.delete(StudentAliasEntity, { mergeId });
}
