import { removeFrom } from '../../platform/jobs/remove-batch.js';

/**
 * Links that set a password or confirm an address, used or expired. They live for hours, so age alone tells. Those of an
 * account that is not confirmed yet stay: they have the password that the next link takes over.
 */
export const removeOldLinks = removeFrom(
  'account_link',
  ['id'],
  `"created_at" < $1 AND ("account_id" IS NULL OR "account_id" IN
    (SELECT "id" FROM "account" WHERE "confirmed_at" IS NOT NULL))`,
);
