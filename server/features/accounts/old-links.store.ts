import { removeFrom } from '../../platform/jobs/remove-batch.js';

/** Links that set a password or confirm an address, used or expired. They live for hours, so age alone tells. */
export const removeOldLinks = removeFrom('password_reset', ['id'], '"created_at" < $1');
