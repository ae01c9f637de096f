import { removeFrom } from '../../platform/jobs/remove-batch.js';

/** Who waited for a class that began before then, with the offers they had. */
export const removeOldEntries = removeFrom(
  'waiting_list_entry',
  ['id'],
  '"class_instance_id" IN (SELECT "id" FROM "class_instance" WHERE "starts_at" < $1)',
);
