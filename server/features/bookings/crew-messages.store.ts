import { In, IsNull, Like, Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../platform/outbox/outbox.js';
import { BookingEntity } from './booking.entity.js';
import { namesReminderDueAt } from './booking.rules.js';
import { CrewBookingEntity } from './crew-booking.entity.js';

/** Name the messages to the contact of a crew in the outbox. */
const CONFIRMED_KEY = 'crew.confirmed:';
const NAMES_MISSING_KEY = 'crew.namesMissing:';

/** Several changes within these minutes make one mail. */
const SETTLE_MS = 5 * 60 * 1000;

type Crew = Pick<CrewBookingEntity, 'id' | 'email' | 'language' | 'version' | 'unnamedSeats'>;

/** A booking that may be of a crew. */
type OfCrew = Pick<BookingEntity, 'crewBookingId'>;

/** All seats to the contact, and later the question for the names that are still missing. */
export async function queueCrewConfirmation(
  ctx: RequestContext,
  manager: EntityManager,
  crew: Crew,
  startsAt: Date,
): Promise<void> {
  await queueMessage(ctx, manager, confirmationOf(crew), ...namesMissingOf(ctx, crew, startsAt));
}

/** The same again after a change, of the crew or of one of its bookings; what has not left yet is replaced. */
export async function queueChangedCrew(
  ctx: RequestContext,
  manager: EntityManager,
  crew: Crew,
  startsAt: Date,
): Promise<void> {
  const { id } = crew;
  await manager.delete(OutboxMessageEntity, {
    deduplicationKey: Like(`${CONFIRMED_KEY}${id}:%`),
    sentAt: IsNull(),
  });
  const dueAt = new Date(ctx.clock.now().getTime() + SETTLE_MS);
  const key = NAMES_MISSING_KEY + id;
  const isPlanned = await manager.existsBy(OutboxMessageEntity, { deduplicationKey: key });
  const missing = isPlanned ? [] : namesMissingOf(ctx, crew, startsAt);
  await queueMessage(ctx, manager, { ...confirmationOf(crew), dueAt }, ...missing);
}

/** Classes of the crews of some bookings, which `tellContacts` wants to be locked. A crew stays in its class. */
export async function crewClassesOf(manager: EntityManager, bookings: readonly OfCrew[]): Promise<string[]> {
  const ids = crewsOf(bookings);
  if (ids.length === 0) return [];
  const crews = await manager.find(CrewBookingEntity, {
    select: { id: true, classInstanceId: true },
    where: { id: In(ids) },
  });
  return [...new Set(crews.map(({ classInstanceId }) => classInstanceId))];
}

/** Tells contacts how the seats of their crews are now that bookings have changed. The caller holds the crews' classes. */
export async function tellContacts(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly OfCrew[],
): Promise<void> {
  for (const id of crewsOf(bookings)) {
    const { classInstance, ...crew } = await manager.findOneOrFail(CrewBookingEntity, {
      where: { id },
      relations: { classInstance: true },
    });
    const changed = { version: crew.version + 1, updatedAt: ctx.clock.now() };
    await manager.update(CrewBookingEntity, { id }, changed);
    await queueChangedCrew(ctx, manager, { ...crew, ...changed }, classInstance.startsAt);
  }
}

/**
 * Takes back what has not left to the contacts of these crews, as far as they have no seat any more.
 * @returns how many confirmations of them have left
 */
export async function withdrawCrewMessages(
  manager: EntityManager,
  crewBookingIds: readonly string[],
): Promise<number> {
  let sent = 0;
  for (const id of crewBookingIds) {
    const isHeld = { crewBookingId: id, bookingStatus: Not('cancelled' as const) };
    if (await manager.existsBy(BookingEntity, isHeld)) continue;
    const confirmations = { deduplicationKey: Like(`${CONFIRMED_KEY}${id}:%`) };
    await manager.delete(OutboxMessageEntity, { ...confirmations, sentAt: IsNull() });
    const deduplicationKey = NAMES_MISSING_KEY + id;
    await manager.delete(OutboxMessageEntity, { deduplicationKey, sentAt: IsNull() });
    if (await manager.existsBy(OutboxMessageEntity, { ...confirmations, sentAt: Not(IsNull()) })) sent += 1;
  }
  return sent;
}

/** Moves the questions for names of a class that have not left yet to its new start. */
export async function replanNamesMissing(
  manager: EntityManager,
  classInstanceId: string,
  startsAt: Date,
): Promise<void> {
  const crews = await manager.find(CrewBookingEntity, { select: { id: true }, where: { classInstanceId } });
  if (crews.length === 0) return;
  const deduplicationKey = In(crews.map(({ id }) => NAMES_MISSING_KEY + id));
  const dueAt = namesReminderDueAt(startsAt);
  await manager.update(OutboxMessageEntity, { deduplicationKey, sentAt: IsNull() }, { dueAt });
}

function crewsOf(bookings: readonly OfCrew[]): string[] {
  return [...new Set(bookings.flatMap(({ crewBookingId }) => crewBookingId ?? []))].toSorted();
}

function confirmationOf({ id, email, language, version }: Crew): QueuedMessage {
  return {
    template: 'crew.confirmed',
    recipient: email,
    language,
    payload: { crewBookingId: id },
    deduplicationKey: `${CONFIRMED_KEY}${id}:${version}`,
  };
}

/** One where seats have no name yet and there is time to ask, else none. */
function namesMissingOf(
  ctx: RequestContext,
  { id, email, language, unnamedSeats }: Crew,
  startsAt: Date,
): QueuedMessage[] {
  const dueAt = namesReminderDueAt(startsAt);
  if (unnamedSeats === 0 || dueAt <= ctx.clock.now()) return [];
  return [
    {
      template: 'crew.namesMissing',
      recipient: email,
      language,
      payload: { crewBookingId: id },
      deduplicationKey: NAMES_MISSING_KEY + id,
      dueAt,
    },
  ];
}
