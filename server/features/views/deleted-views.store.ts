import { removeFrom } from '../../platform/jobs/remove-batch.js';

/** Removes views that were deleted before a moment. */
export const removeDeletedViews = removeFrom('saved_view', ['id'], '"deleted_at" < $1');
