import { removeFrom } from '../../../platform/jobs/remove-batch.js';

/**
 * Removes used and expired links by their age; they are valid for hours only. Links of unconfirmed accounts remain,
 * because the next link takes over their password.
 */
export const removeOldLinks = removeFrom(
  'account_link',
  ['id'],
  `"created_at" < $1 AND ("account_id" IS NULL OR "account_id" IN
    (SELECT "id" FROM "account" WHERE "confirmed_at" IS NOT NULL))`,
);
