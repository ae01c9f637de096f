import { IsNull, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { StudentMergeEntity } from './student-merge.entity.js';
import { StudentEntity } from './student.entity.js';

/** Limit for following chains of merges. */
const MAX_STEPS = 8;

/** A student, or the one that it was merged into, so that old links remain valid. Throws NOT_FOUND. */
export async function readStudentOrMergeTarget(manager: EntityManager, id: string): Promise<StudentEntity> {
  let wanted = id;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const student = await manager.findOneBy(StudentEntity, { id: wanted, deletedAt: IsNull() });
    if (student) return student;
    const merge = await manager.findOneBy(StudentMergeEntity, { mergedId: wanted, undoneAt: IsNull() });
    if (!merge) break;
    wanted = merge.keptId;
  }
  throw new DomainError('NOT_FOUND');
}

/** Whether a student was merged into another one. */
export function isMergedAway(manager: EntityManager, id: string): Promise<boolean> {
  return manager.existsBy(StudentMergeEntity, { mergedId: id, undoneAt: IsNull() });
}
