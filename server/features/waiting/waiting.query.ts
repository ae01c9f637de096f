import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { offerCounts, readSeatedPeople } from '../schedule/seats/seat.query.js';
import { attendeeKey } from '../students/person.rules.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import type { EntryEnding } from './waiting.constants.js';
import { offeredPeople, type WaitingFacts } from './waiting.rules.js';

const COLUMNS = [
  'id',
  'classInstanceId',
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
export type WaitingEntry = WaitingFacts & Pick<WaitingListEntryEntity, (typeof COLUMNS)[number]>;

/** As returned by the drivers: booleans are 0 and 1 in SQLite. */
type Row = Omit<WaitingEntry, 'emailKey' | 'hasSeat' | 'hadOffer' | Flag> &
  Record<Flag, boolean | number> & {
    ending: EntryEnding | null;
    createdAt: string;
    offeredAt: string | null;
  };
type Flag = 'acceptsFewer' | 'isOffered' | 'textNotifications';

/** The waiting entries, and the ended ones that were offered a seat. */
const ENTRIES = new FixedQuery<Row>((manager) => {
  const query = manager.createQueryBuilder(WaitingListEntryEntity, 'entry').select([]);
  query
    .where('entry.classInstanceId IN (:...classInstanceIds)')
    .andWhere(`(entry.ending IS NULL OR ${existsOffer(query)})`)
    .orderBy('entry.createdAt')
    .addOrderBy('entry.id');
  for (const column of [...COLUMNS, 'ending', 'createdAt']) query.addSelect(`entry.${column}`, column);
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
  const rows = await ENTRIES.run(manager, { classInstanceIds, now: instantText(now) });
  const entries = rows.map((row) => ({ ...row, personKey: attendeeKey(row) }));
  const hadOffer = offeredPeople(entries);
  const waiting = entries.filter(({ ending }) => ending === null);
  const personKeys = [...new Set(waiting.map(({ personKey }) => personKey))];
  const seated = await readSeatedPeople(manager, classInstanceIds, personKeys);
  return waiting.map((row) => ({
    ...row,
    emailKey: emailKeyOf(row.email),
    hasSeat: seated.get(row.classInstanceId)?.has(row.personKey) ?? false,
    hadOffer: hadOffer(row),
    acceptsFewer: Boolean(row.acceptsFewer),
    textNotifications: Boolean(row.textNotifications),
    isOffered: Boolean(row.isOffered),
  }));
}

/**
 * The number of earlier entries that are waiting for their first offer, including those of people who have a seat, so
 * that nobody learns who has one.
 * @returns by entry id; entries with nobody ahead are omitted
 */
export async function countAhead(
  manager: EntityManager,
  entryIds: readonly string[],
): Promise<Map<string, number>> {
  if (entryIds.length === 0) return new Map();
  const query = manager
    .createQueryBuilder(WaitingListEntryEntity, 'behind')
    .innerJoin(
      WaitingListEntryEntity,
      'entry',
      'entry.classInstanceId = behind.classInstanceId AND entry.ending IS NULL AND ' +
        '(entry.createdAt, entry.id) < (behind.createdAt, behind.id)',
    );
  const rows = await query
    .select('behind.id', 'id')
    .addSelect('COUNT(*)', 'ahead')
    .where('behind.id IN (:...entryIds)', { entryIds })
    .andWhere(`NOT ${existsOffer(query)}`)
    .groupBy('behind.id')
    .getRawMany<{ id: string; ahead: number | string }>();
  return new Map(rows.map(({ id, ahead }) => [id, Number(ahead)]));
}

/** Without those of which nobody could be told. */
function offersOf(query: SelectQueryBuilder<WaitingListEntryEntity>): SelectQueryBuilder<SeatOfferEntity> {
  return query
    .subQuery()
    .from(SeatOfferEntity, 'made')
    .where(`made.entryId = entry.id AND ${offerCounts('made')}`);
}

/** A condition on `entry`: it was made an offer, or one that meets the condition. */
function existsOffer(query: SelectQueryBuilder<WaitingListEntryEntity>, condition?: string): string {
  const offers = offersOf(query).select('1');
  if (condition !== undefined) offers.andWhere(condition);
  return `EXISTS ${offers.getQuery()}`;
}
