import { removeFrom } from '../../platform/jobs/remove-batch.js';

/** Removes entries of classes that began before that time, with their offers. */
export const removeOldEntries = removeFrom(
  'waiting_list_entry',
  ['id'],
  '"class_instance_id" IN (SELECT "id" FROM "class_instance" WHERE "starts_at" < $1)',
);
