import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { readSeatedPeople } from '../schedule/seat.query.js';
import { attendeeKey } from '../students/person.rules.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import type { WaitingFacts } from './waiting.rules.js';

const COLUMNS = [
  'id',
  'classInstanceId',
  'createdAt',
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'seats',
  'acceptsFewer',
  'textNotifications',
] as const;

/** An entry that is waiting, with the fields needed for messages. */
export type WaitingEntry = WaitingFacts &
  Pick<WaitingListEntryEntity, Exclude<(typeof COLUMNS)[number], 'createdAt'>>;

/** As returned by the drivers: booleans are 0 and 1 in SQLite. */
type Row = Omit<WaitingEntry, 'emailKey' | 'personKey' | 'hasSeat' | Flag> & Record<Flag, boolean | number>;
type Flag = 'acceptsFewer' | 'isOffered' | 'textNotifications';

const OPEN_ENTRIES = new FixedQuery<Row>((manager) => {
  const query = manager
    .createQueryBuilder(WaitingListEntryEntity, 'entry')
    .select([])
    .where('entry.classInstanceId IN (:...classInstanceIds) AND entry.ending IS NULL')
    .orderBy('entry.createdAt')
    .addOrderBy('entry.id');
  for (const column of COLUMNS) query.addSelect(`entry.${column}`, column);
  return query
    .addSelect(offersOf(query).select('MAX(made.createdAt)').getQuery(), 'offeredAt')
    .addSelect(existsOffer(query, 'made.ending IS NULL AND made.expiresAt > :now'), 'isOffered');
});

/** The waiting entries of these classes in their order, with the facts that decide who is offered a seat. */
export async function readWaiting(
  manager: EntityManager,
  now: Date,
  classInstanceIds: readonly string[],
): Promise<WaitingEntry[]> {
  const rows = await OPEN_ENTRIES.run(manager, {
    classInstanceIds,
    now: instantText(now),
  });
  const entries = rows.map((row) => ({ ...row, personKey: attendeeKey(row) }));
  const personKeys = [...new Set(entries.map(({ personKey }) => personKey))];
  const seated = await readSeatedPeople(manager, classInstanceIds, personKeys);
  return entries.map((row) => ({
    ...row,
    emailKey: emailKeyOf(row.email),
    hasSeat: seated.get(row.classInstanceId)?.has(row.personKey) ?? false,
    acceptsFewer: Boolean(row.acceptsFewer),
    textNotifications: Boolean(row.textNotifications),
    isOffered: Boolean(row.isOffered),
  }));
}

/** The number of earlier entries that are waiting for their first offer. */
export function countAhead(
  manager: EntityManager,
  { id, classInstanceId, createdAt }: Pick<WaitingListEntryEntity, 'id' | 'classInstanceId' | 'createdAt'>,
): Promise<number> {
  const query = manager
    .createQueryBuilder(WaitingListEntryEntity, 'entry')
    .where('entry.classInstanceId = :classInstanceId AND entry.ending IS NULL', { classInstanceId })
    .andWhere('(entry.createdAt, entry.id) < (:createdAt, :id)', { createdAt: instantText(createdAt), id });
  return query.andWhere(`NOT ${existsOffer(query)}`).getCount();
}

function offersOf(query: SelectQueryBuilder<WaitingListEntryEntity>): SelectQueryBuilder<SeatOfferEntity> {
  return query.subQuery().from(SeatOfferEntity, 'made').where('made.entryId = entry.id');
}

/** A condition on `entry`: it was made an offer, or one that meets the condition. */
function existsOffer(query: SelectQueryBuilder<WaitingListEntryEntity>, condition?: string): string {
  const offers = offersOf(query).select('1');
  if (condition !== undefined) offers.andWhere(condition);
  return `EXISTS ${offers.getQuery()}`;
}
