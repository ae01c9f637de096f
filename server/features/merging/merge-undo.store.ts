import { clearColumn } from '../../platform/jobs/remove-batch.js';

/** Removes the data to undo merges, after which they can no longer be undone. */
export const deleteMergeUndoData = clearColumn('student_merge', 'undo', '"merged_at" < $1');
