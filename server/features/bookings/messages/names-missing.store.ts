import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../../platform/outbox/outbox.js';
import { unsent, withdrawUnsent } from '../../../platform/outbox/unsent.js';
import { namesReminderDueAt } from '../booking.rules.js';
import { CrewBookingEntity } from '../crew-booking.entity.js';

export const NAMES_MISSING = 'crew.namesMissing';
/** Deduplication key prefix. */
const NAMES_MISSING_KEY = `${NAMES_MISSING}:`;

type Crew = Pick<CrewBookingEntity, 'id' | 'email' | 'language' | 'version' | 'unnamedSeats'>;

/** Reschedules the unsent reminders about missing names of classes to their new starts, by class id. */
export async function replanNamesMissing(
  { clock }: RequestContext,
  manager: EntityManager,
  starts: ReadonlyMap<string, Date>,
): Promise<void> {
  if (starts.size === 0) return;
  const crews = await manager.find(CrewBookingEntity, {
    select: { id: true, classInstanceId: true },
    where: { classInstanceId: In([...starts.keys()]) },
  });
  for (const [classInstanceId, startsAt] of starts) {
    const ofClass = crews.filter((crew) => crew.classInstanceId === classInstanceId);
    if (ofClass.length === 0) continue;
    await manager
      .createQueryBuilder()
      .update(OutboxMessageEntity)
      .set({ dueAt: namesReminderDueAt(startsAt) })
      .where({ template: NAMES_MISSING, subjectId: In(ofClass.map(({ id }) => id)) })
      .andWhere(unsent(), { now: instantText(clock.now()) })
      .execute();
  }
}

/** Asks for missing names before the new class of a moved crew, also if the contact was asked before the former one. */
export async function askForNamesAgain(
  ctx: RequestContext,
  manager: EntityManager,
  crew: Crew,
  startsAt: Date,
): Promise<void> {
  await withdrawUnsent(manager, { template: NAMES_MISSING, subjectId: crew.id }, ctx.clock.now());
  await queueMessage(ctx, manager, ...namesMissingOf(ctx, crew, startsAt, `:${crew.version}`));
}

/** One reminder if there are unnamed seats and its time has not passed, otherwise none. */
export function namesMissingOf(
  ctx: RequestContext,
  { id, email, language, unnamedSeats }: Omit<Crew, 'version'>,
  startsAt: Date,
  ofVersion = '',
): QueuedMessage[] {
  const dueAt = namesReminderDueAt(startsAt);
  if (unnamedSeats === 0 || dueAt <= ctx.clock.now()) return [];
  return [
    {
      template: NAMES_MISSING,
      recipient: email,
      language,
      payload: { crewBookingId: id },
      deduplicationKey: NAMES_MISSING_KEY + id + ofVersion,
      dueAt,
    },
  ];
}
