import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityTarget } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import { messageSearchTexts } from '../contact/contact.rules.js';
import { crewSearchText } from '../crews/crew.rules.js';
import { WaitingListEntryEntity } from '../waiting/waiting-list-entry.entity.js';
import { waitingSearchText } from '../waiting/waiting.rules.js';

/** Rows per transaction. */
const ROWS_AT_ONCE = 100;
/** Between two transactions, so that bookings take precedence. */
const PAUSE_MS = 20;

/**
 * Adds the search texts that are missing: a server of an older version that still runs after the migration stores rows
 * without them. A partial index finds these rows.
 */
export async function addMissingSearchTexts(
  ctx: RequestContext,
  database: Database,
  signal: AbortSignal,
): Promise<void> {
  await addTo(WaitingListEntryEntity, 'searchText', (row) => ({ searchText: waitingSearchText(row) }));
  await addTo(CrewBookingEntity, 'searchText', (row) => ({ searchText: crewSearchText(row) }));
  await addTo(ContactMessageEntity, 'senderSearch', messageSearchTexts);

  async function addTo<Row extends { id: string }>(
    entity: EntityTarget<Row>,
    /** Never empty once it is set, because it begins with a space. */
    column: keyof Row & string,
    textsOf: (row: Row) => object,
  ): Promise<void> {
    while (!signal.aborted) {
      const rows = await database.reader.manager
        .createQueryBuilder(entity, 'found')
        .where(`found.${column} = ''`)
        .limit(ROWS_AT_ONCE)
        .getMany();
      if (rows.length === 0) return;
      await database.transaction(ctx, async (manager) => {
        for (const row of rows)
          await manager.createQueryBuilder().update(entity).set(textsOf(row)).where({ id: row.id }).execute();
      });
      await sleep(PAUSE_MS);
    }
  }
}
