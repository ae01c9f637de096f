import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { SearchedTable } from '../../platform/database/searched-tables.js';
import { newestMatching } from '../../platform/database/text-search.js';
import { bookedClassOf } from '../bookings/list/booking-list.query.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import type { ContactMessage } from '../contact/contact-message.type.js';
import { countNamedOfAll } from '../crews/crew.query.js';
import { SeatOfferEntity } from '../waiting/seat-offer.entity.js';
import { WaitingListEntryEntity } from '../waiting/waiting-list-entry.entity.js';
import { hasDeclined, waitingState, wasWithdrawn } from '../waiting/waiting.rules.js';
import type { FoundCrew, FoundWaitingPerson } from './found-contact.type.js';
import { newerFirst, unionAll } from './person-search.query.js';

/** Entries of waiting lists by name, email or phone, newest first. */
export async function findWaitingPeople(
  manager: EntityManager,
  term: readonly string[][],
  now: Date,
  first: number,
): Promise<FoundWaitingPerson[]> {
  const rows = await findNewest('waiting_list_entry', term, first, () =>
    withClass(manager.createQueryBuilder(WaitingListEntryEntity, 'found')),
  );
  if (rows.length === 0) return [];
  const allOffers = await manager.find(SeatOfferEntity, {
    where: { entryId: In(rows.map(({ id }) => id)) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return rows.map(({ ending, classInstance, ...entry }) => {
    const offers = allOffers.filter(({ entryId }) => entryId === entry.id);
    const state = waitingState(ending, offers, now);
    return {
      ...entry,
      state,
      hasDeclined: state === 'PASSED' && hasDeclined(offers),
      isWithdrawn: state === 'PASSED' && wasWithdrawn(offers),
      classInstance: bookedClassOf(classInstance),
    };
  });
}

/** Crews by name, email, phone, company or purchase order of the contact, newest first. */
export async function findCrews(
  manager: EntityManager,
  term: readonly string[][],
  first: number,
): Promise<FoundCrew[]> {
  const rows = await findNewest('crew_booking', term, first, () =>
    withClass(manager.createQueryBuilder(CrewBookingEntity, 'found')),
  );
  const named = await countNamedOfAll(
    manager,
    rows.map(({ id }) => id),
  );
  return rows.map(({ classInstance, ...crew }) => ({
    ...crew,
    namedSeats: named.get(crew.id) ?? 0,
    classInstance: bookedClassOf(classInstance),
  }));
}

/** Contact messages by name, email or phone of the sender, newest first. */
export function findContactMessages(
  manager: EntityManager,
  term: readonly string[][],
  first: number,
): Promise<ContactMessage[]> {
  return findNewest('contact_message', term, first, () =>
    manager.createQueryBuilder(ContactMessageEntity, 'found'),
  );
}

/**
 * The newest rows with all the words of an interpretation of the term; one statement for each.
 * @param query all rows, with the alias `found`
 */
async function findNewest<Row extends { id: string; createdAt: Date }>(
  table: SearchedTable,
  term: readonly string[][],
  first: number,
  query: () => SelectQueryBuilder<Row>,
): Promise<Row[]> {
  const found = await Promise.all(
    term.map(async (words) => {
      const rows = query();
      const { parts, parameters } = newestMatching(rows.connection.manager, table, words, [], first);
      return parts.length === 0 ? [] : rows.where(`found.id IN (${unionAll(parts)})`, parameters).getMany();
    }),
  );
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  return [...byId.values()].toSorted(newerFirst).slice(0, first);
}

/** With all that `bookedClassOf` reads. The joins are outer ones for SQLite's planner, as those of `bookingQuery`. */
function withClass<Row extends { id: string }>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> {
  return query
    .leftJoinAndSelect('found.classInstance', 'instance')
    .leftJoinAndSelect('instance.classType', 'type')
    .leftJoinAndSelect('instance.venue', 'venue');
}
