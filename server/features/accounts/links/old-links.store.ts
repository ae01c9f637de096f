import { removeFrom } from '../../../platform/jobs/remove-batch.js';

/** What the links of an account are ordered by. */
const ageOf = (alias: string): string => `("${alias}"."created_at", "${alias}"."id")`;

/**
 * Removes used and expired links by their age; they are valid for hours only. The newest link of each purpose remains
 * while its account is unconfirmed, because the next link takes over the password of the last one that has a password.
 */
export const removeOldLinks = removeFrom(
  'account_link',
  ['id'],
  `"created_at" < $1 AND (
    "account_id" IS NULL
    OR "account_id" IN (SELECT "id" FROM "account" WHERE "confirmed_at" IS NOT NULL)
    OR EXISTS (
      SELECT 1 FROM "account_link" "newer"
      WHERE "newer"."account_id" = "account_link"."account_id" AND "newer"."purpose" = "account_link"."purpose"
        AND ${ageOf('newer')} > ${ageOf('account_link')}
        AND ("newer"."password_hash" IS NOT NULL OR "account_link"."password_hash" IS NULL)))`,
);
