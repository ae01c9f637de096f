import { In, IsNull, Like, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { MINUTE_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { ConcurrentChange } from '../../../platform/database/versioned.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../../platform/outbox/outbox.js';
import { filledTemplate } from '../../../platform/outbox/templates.js';
import { readdressUnsent, withdrawUnsent } from '../../../platform/outbox/unsent.js';
import { BookingEntity } from '../booking.entity.js';
import { CrewBookingEntity } from '../crew-booking.entity.js';
import { markFailedAsHandled } from './failed-messages.store.js';
import { NAMES_MISSING, namesMissingOf } from './names-missing.store.js';
import { serializeReportedSeats } from './reported-seats.rules.js';

const CONFIRMED = 'crew.confirmed';
/** All messages to the contact of a crew. */
const TO_CONTACT = [CONFIRMED, NAMES_MISSING, 'crew.classNotice', 'crew.officeMessage', 'crew.receipt'];
/** Deduplication key prefix of confirmations to the contact of a crew. */
const CONFIRMED_KEY = `${CONFIRMED}:`;

const SEATED = {
  id: true,
  firstName: true,
  lastName: true,
  bookingStatus: true,
  classInstanceId: true,
} as const;

/** Several changes within this time result in one mail. */
const CHANGE_DELAY_MS = 5 * MINUTE_MS;

type Crew = Pick<
  CrewBookingEntity,
  'id' | 'email' | 'language' | 'version' | 'unnamedSeats' | 'classInstanceId'
>;

/** A booking that may belong to a crew. */
type OfCrew = Pick<BookingEntity, 'crewBookingId'>;

/** Queues the confirmation of all seats to the contact and, if names are missing, a later reminder to add them. */
export async function queueCrewConfirmation(
  ctx: RequestContext,
  manager: EntityManager,
  crew: Crew,
  startsAt: Date,
): Promise<void> {
  const reported = await reportedSeatsOf(manager, [crew]);
  await queueMessage(
    ctx,
    manager,
    confirmationOf(crew, { told: reported.get(crew.id) }),
    ...namesMissingOf(ctx, crew, startsAt),
  );
}

/**
 * Queues another confirmation for each crew after a change of the crew or its bookings. The mail describes the
 * difference from the last one; unsent confirmations are replaced.
 */
export async function queueChangedCrews(
  ctx: RequestContext,
  manager: EntityManager,
  crews: readonly (Crew & { startsAt: Date })[],
): Promise<void> {
  const now = ctx.clock.now();
  await withdrawUnsent(manager, confirmationsOf(crews), now);
  const dueAt = new Date(now.getTime() + CHANGE_DELAY_MS);
  const known = await lastReportedSeats(manager, crews);
  const reported = await reportedSeatsOf(manager, crews);
  const planned = await manager.find(OutboxMessageEntity, {
    select: { id: true, subjectId: true },
    where: { template: NAMES_MISSING, subjectId: In(crews.map(({ id }) => id)) },
  });
  const asked = new Set(planned.map(({ subjectId }) => subjectId));
  const unasked = crews.filter(({ id }) => !asked.has(id));
  await queueMessage(
    ctx,
    manager,
    ...crews.map((crew) => {
      const seats = { known: known.get(crew.id), told: reported.get(crew.id) };
      return { ...confirmationOf(crew, seats), dueAt };
    }),
    ...unasked.flatMap((crew) => namesMissingOf(ctx, crew, crew.startsAt)),
  );
}

/** The classes of the crews of some bookings, which must be locked for `notifyCrewContacts`. */
export async function crewClassesOf(manager: EntityManager, bookings: readonly OfCrew[]): Promise<string[]> {
  const ids = crewsOf(bookings);
  if (ids.length === 0) return [];
  const crews = await manager.find(CrewBookingEntity, {
    select: { id: true, classInstanceId: true },
    where: { id: In(ids) },
  });
  return [...new Set(crews.map(({ classInstanceId }) => classInstanceId))];
}

/** Like `crewClassesOf`, by the ids of the bookings. */
export async function crewClassesByIds(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<string[]> {
  const ofCrew = { id: In([...bookingIds]), crewBookingId: Not(IsNull()) };
  const select = { id: true, crewBookingId: true };
  return crewClassesOf(manager, await manager.find(BookingEntity, { select, where: ofCrew }));
}

/**
 * Notifies contacts of their crews' seats after a change of bookings, in a constant number of statements. Throws CONFLICT
 * if a crew was moved to another class while its former one was being locked.
 *
 * @param locked the classes that the caller has locked
 */
export async function notifyCrewContacts(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly OfCrew[],
  locked: ReadonlySet<string>,
): Promise<void> {
  const ids = crewsOf(bookings);
  if (ids.length === 0) return;
  await manager
    .createQueryBuilder()
    .update(CrewBookingEntity)
    .set({ version: () => 'version + 1', updatedAt: ctx.clock.now() })
    .where({ id: In(ids) })
    .execute();
  const crews = await manager.find(CrewBookingEntity, {
    where: { id: In(ids) },
    relations: { classInstance: true },
  });
  if (!crews.every(({ classInstanceId }) => locked.has(classInstanceId))) throw new ConcurrentChange();
  const changed = crews.map(({ classInstance, ...crew }) => ({ ...crew, startsAt: classInstance.startsAt }));
  await queueChangedCrews(ctx, manager, changed);
}

/**
 * Deletes the unsent messages to the contacts of those of these crews that have no seat left.
 * @returns the number of these crews to which a confirmation was sent
 */
export async function withdrawCrewMessages(
  { clock }: RequestContext,
  manager: EntityManager,
  crewBookingIds: readonly string[],
): Promise<number> {
  const held = await manager.find(BookingEntity, {
    select: { id: true, crewBookingId: true },
    where: { crewBookingId: In([...crewBookingIds]), bookingStatus: Not('cancelled') },
  });
  const kept = new Set(crewsOf(held));
  const subjectId = In(crewBookingIds.filter((id) => !kept.has(id)));
  await withdrawUnsent(manager, { subjectId, template: In([CONFIRMED, NAMES_MISSING]) }, clock.now());
  const confirmed = await manager.find(OutboxMessageEntity, {
    select: { id: true, subjectId: true },
    where: { subjectId, template: CONFIRMED, failedAt: IsNull() },
  });
  return new Set(confirmed.map((message) => message.subjectId)).size;
}

/**
 * Unsent messages to the contact of a crew go to its new email, in its new language.
 * @param isConfirmed whether the seats are confirmed to it, as for the first time; failed messages then count as handled
 */
export async function readdressCrewMessages(
  ctx: RequestContext,
  manager: EntityManager,
  crew: Crew,
  isConfirmed: boolean,
): Promise<void> {
  const now = ctx.clock.now();
  if (isConfirmed) {
    await markFailedAsHandled(ctx, manager, [CONFIRMED, NAMES_MISSING], [crew.id]);
    await withdrawUnsent(manager, confirmationsOf([crew]), now);
  }
  const { email: recipient, language } = crew;
  const mails = { subjectId: crew.id, template: In(TO_CONTACT) };
  await readdressUnsent(manager, mails, { recipient, language }, now);
  if (!isConfirmed) return;
  const reported = await reportedSeatsOf(manager, [crew]);
  await queueMessage(ctx, manager, confirmationOf(crew, { told: reported.get(crew.id) }));
}

/** Excludes copies resent by the office, which may report later seats than those in their payload. */
function confirmationsOf(crews: readonly Pick<Crew, 'id'>[]): FindOptionsWhere<OutboxMessageEntity> {
  return {
    template: CONFIRMED,
    subjectId: In(crews.map(({ id }) => id)),
    deduplicationKey: Like(`${CONFIRMED_KEY}%`),
  };
}

function crewsOf(bookings: readonly OfCrew[]): string[] {
  return [...new Set(bookings.flatMap(({ crewBookingId }) => crewBookingId ?? []))].toSorted();
}

/** The serialized seats of each crew, as a mail queued now will report them, by crew id. */
async function reportedSeatsOf(manager: EntityManager, crews: readonly Crew[]): Promise<Map<string, string>> {
  const bookings = await manager.find(BookingEntity, {
    select: { ...SEATED, crewBookingId: true },
    where: { crewBookingId: In(crews.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  return new Map(
    crews.map((crew) => {
      const own = bookings.filter(({ crewBookingId }) => crewBookingId === crew.id);
      return [crew.id, serializeReportedSeats(crew, own)];
    }),
  );
}

/** The seats in the latest confirmation of each crew that was sent or is being sent, serialized, by crew id. */
async function lastReportedSeats(
  manager: EntityManager,
  crews: readonly Crew[],
): Promise<Map<string, string>> {
  const rows = await manager.findBy(OutboxMessageEntity, {
    ...confirmationsOf(crews),
    failedAt: IsNull(),
  });
  return new Map(
    rows
      .toSorted((one, other) => versionOf(one) - versionOf(other))
      .flatMap((row) => {
        const { template, payload } = filledTemplate(row);
        if (template !== CONFIRMED || payload.told === undefined) return [];
        return [[payload.crewBookingId, payload.told] as const];
      }),
  );
}

/** The version of the crew in the key of a confirmation. */
function versionOf({ deduplicationKey }: OutboxMessageEntity): number {
  return Number(deduplicationKey.split(':').at(-1));
}

function confirmationOf(
  { id, email, language, version }: Crew,
  { known, told }: { known?: string | undefined; told?: string | undefined },
): QueuedMessage {
  const seats = { ...(known !== undefined && { known }), ...(told !== undefined && { told }) };
  return {
    template: CONFIRMED,
    recipient: email,
    language,
    payload: { crewBookingId: id, ...seats },
    deduplicationKey: `${CONFIRMED_KEY}${id}:${version}`,
  };
}
