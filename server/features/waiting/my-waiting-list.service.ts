import type { Database } from '../../platform/database/database.js';
import { AccountListService } from '../accounts/account-list.service.js';
import { readEntries } from './waiting-links.query.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import type { WaitingListEntry } from './waiting.type.js';

/** In one term, for which no index is used: an email has fewer entries than there are open entries or classes to come. */
const IS_OF_USE =
  `CASE WHEN waiting_list_entry.ending IS NULL AND instance.status = 'scheduled' ` +
  `THEN instance.startsAt END > :now`;

/** The entries of a logged-in client that have not ended, in classes to come: waiting, offered or passed. */
export class MyWaitingListService extends AccountListService<WaitingListEntry> {
  constructor(database: Database) {
    super(database, {
      entity: WaitingListEntryEntity,
      table: 'waiting_list_entry',
      direction: 'ASC',
      condition: IS_OF_USE,
      read: readEntries,
    });
  }
}
