import type { Database } from '../../platform/database/database.js';
import { AccountListService } from '../accounts/account-list.service.js';
import { readEntries } from './waiting-links.query.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import type { WaitingListEntry } from './waiting.type.js';

/** A CASE, so that the planner uses the index of the email and neither that of open entries nor that of starts. */
const IS_OPEN_AND_TO_COME =
  `CASE WHEN waiting_list_entry.ending IS NULL AND instance.status = 'scheduled' ` +
  `THEN instance.startsAt END > :now`;

/** The entries of a logged-in client that have not ended, in classes to come: waiting, offered or passed. */
export class MyWaitingListService extends AccountListService<WaitingListEntry> {
  constructor(database: Database) {
    super(database, {
      entity: WaitingListEntryEntity,
      table: 'waiting_list_entry',
      direction: 'ASC',
      condition: IS_OPEN_AND_TO_COME,
      read: readEntries,
    });
  }
}
