import { removeFrom } from '../../platform/jobs/remove-batch.js';

/** Removes views that were deleted before an instant. */
export const removeDeletedViews = removeFrom('saved_view', ['id'], '"deleted_at" < $1');
