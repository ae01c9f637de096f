import type { EntityManager } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { StudentMergeEntity } from './student-merge.entity.js';

/** Removes the undo data of merges before an instant. @returns the number of rows changed */
export async function deleteMergeUndoData(manager: EntityManager, before: Date): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(StudentMergeEntity)
    .set({ undo: null })
    .where('undo IS NOT NULL AND mergedAt < :before', { before: instantText(before) })
    .execute();
  return affected ?? 0;
}
