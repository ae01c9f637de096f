import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { OutboxChannel } from '../../platform/outbox/outbox-message.entity.js';
import { planReminders, withdrawReminders } from '../bookings/messages/booking-messages.store.js';
import { replanNamesMissing } from '../bookings/messages/names-missing.store.js';
import {
  startOfClass,
  type ClassChange,
  type ClassEdit,
  type ClassFacts,
  noticeDueAt,
} from '../schedule/classes/class-change.rules.js';
import { ClassNoticeEntity } from './class-notice.entity.js';
import { noticeOfChange, reminderPlan, uniqueRecipients, type ReminderPlan } from './class-notice.rules.js';
import {
  channelsOf,
  noticeMessages,
  postponeNotices,
  readContacts,
  readNotice,
  readRecentNotices,
  readSeatHolders,
  readWaiting,
  withdrawNotices,
  type ClassNotice,
  type SeatHolder,
} from './class-notice.store.js';

/**
 * A recipient of a class notice: an attendee or the contact of a crew. `knownFacts` and `change` are those of the first
 * channel that has a change to report.
 */
export interface NoticeRecipient {
  holder: SeatHolder;
  knownFacts: ClassFacts;
  change: ClassChange;
  isTexted: boolean;
}

/** An attendee with the channels that have no unsent notice for them. */
interface RecipientChannels {
  holder: SeatHolder;
  channels: readonly OutboxChannel[];
}

/** A change of a class that has people to notify. */
interface NoticedChange {
  edit: ClassEdit;
  change: ClassChange;
  holders: readonly SeatHolder[];
}

type NoticeEffects = Record<string, string | number | boolean>;

/**
 * Notifies attendees of changes of their class. Each message describes the difference between what the recipient knew
 * and the class when the message is sent: several changes within a minute result in one message, and an undone change
 * in none.
 */
export class ClassNoticeService {
  constructor(private readonly database: Database) {}

  /**
   * Updates reminders and notices after changes of locked classes, in their transaction, with a number of statements that
   * depends only on that of moved classes with crews.
   * @returns details for the audit log by class id; none for a class of which nobody would be notified
   */
  async follow(
    ctx: RequestContext,
    manager: EntityManager,
    edits: readonly ClassEdit[],
    isNotified: boolean,
  ): Promise<Map<string, NoticeEffects>> {
    const now = ctx.clock.now();
    const ids = edits.map(({ classInstanceId }) => classInstanceId);
    const attendees = await readSeatHolders(manager, ids);
    await followWithReminders(ctx, manager, edits, attendees);
    const holdersIn = byClass(await readContacts(manager, ids), attendees);
    const changes = edits.flatMap((edit): NoticedChange[] => {
      const holders = holdersIn(edit);
      const change = noticeOfChange(edit.before, edit.after, now);
      return change && holders.length > 0 ? [{ edit, change, holders }] : [];
    });
    if (changes.length === 0) return new Map();
    const afterOf = new Map(changes.map(({ edit }) => [edit.classInstanceId, edit.after]));
    const open = await readRecentNotices(manager, [...afterOf.keys()], now);
    // Must be first, so that none of these messages is sent in the meantime.
    await postponeNotices(manager, open, now, noticeDueAt(now));
    const waiting = await readWaiting(manager, open, now);
    const pointless = open.filter(({ classInstanceId, knownFacts }) => {
      const after = afterOf.get(classInstanceId);
      return after && !noticeOfChange(knownFacts, after, now);
    });
    await withdrawNotices(manager, pointless, now);
    const notified = changes.map((noticed) => ({
      ...noticed,
      recipients: noticed.holders.map((holder): RecipientChannels => {
        const channels = channelsOf(holder).filter((channel) => !waiting.get(holder.id)?.[channel]);
        return { holder, channels };
      }),
    }));
    if (isNotified) await queueNotices(ctx, manager, notified);
    const hears = ({ id }: SeatHolder): boolean =>
      Object.values(waiting.get(id) ?? {}).some((notice) => !pointless.includes(notice));
    return new Map(
      notified.map(({ edit, change, recipients }): [string, NoticeEffects] => {
        // People whose messages about earlier changes are all unsent: postponed or withdrawn.
        const waitingRecipients = recipients.filter(({ channels }) => channels.length === 0);
        const told = recipients.filter(
          ({ holder, channels }) => hears(holder) || (isNotified && channels.length > 0),
        ).length;
        const effects = { change: change.kind, notify: isNotified, told };
        const tookOver = waitingRecipients.length > 0 && { tookOver: waitingRecipients.length };
        return [edit.classInstanceId, { ...effects, ...tookOver }];
      }),
    );
  }

  /** The recipients of changes, compared with what each of them knows of the class by mail and by text message. */
  async noticeRecipients(edits: readonly ClassEdit[], now: Date): Promise<NoticeRecipient[]> {
    const { manager } = this.database.reader;
    const ids = edits.map(({ classInstanceId }) => classInstanceId);
    const holdersIn = byClass(await readContacts(manager, ids), await readSeatHolders(manager, ids));
    const waiting = await readWaiting(manager, await readRecentNotices(manager, ids, now), now);
    const recipientOf = (holder: SeatHolder, { before, after }: ClassEdit): NoticeRecipient[] => {
      const news = channelsOf(holder).flatMap((channel) => {
        const knownFacts = waiting.get(holder.id)?.[channel]?.knownFacts ?? before;
        const change = noticeOfChange(knownFacts, after, now);
        return change ? [{ channel, knownFacts, change }] : [];
      });
      const [first] = news;
      if (!first) return [];
      const { knownFacts, change } = first;
      return [{ holder, knownFacts, change, isTexted: news.some(({ channel }) => channel === 'sms') }];
    };
    return edits.flatMap((edit) => holdersIn(edit).flatMap((holder) => recipientOf(holder, edit)));
  }

  /** The facts that the recipient of a message knew; null if the notice was removed. */
  find(id: string): Promise<ClassNotice | null> {
    return readNotice(this.database.reader.manager, id);
  }
}

/** The recipients of a class, from the contacts of crews and the attendees of several classes. */
function byClass(
  contacts: readonly SeatHolder[],
  attendees: readonly SeatHolder[],
): (edit: Pick<ClassEdit, 'classInstanceId'>) => SeatHolder[] {
  // Contacts come first, because they represent the members of their crew without an email of their own.
  const holders = new Map<string, SeatHolder[]>();
  for (const holder of [...contacts, ...attendees]) {
    const others = holders.get(holder.classInstanceId);
    if (others) others.push(holder);
    else holders.set(holder.classInstanceId, [holder]);
  }
  return ({ classInstanceId }) => uniqueRecipients(holders.get(classInstanceId) ?? []);
}

async function queueNotices(
  ctx: RequestContext,
  manager: EntityManager,
  changes: readonly { edit: ClassEdit; recipients: readonly RecipientChannels[] }[],
): Promise<void> {
  const createdAt = ctx.clock.now();
  const dueAt = noticeDueAt(createdAt);
  const notices = changes
    .filter(({ recipients }) => recipients.some(({ channels }) => channels.length > 0))
    .map((change) => ({ ...change, id: randomUUID() }));
  const rows = notices.map(({ id, edit: { classInstanceId, before } }) => ({
    id,
    classInstanceId,
    knownFacts: JSON.stringify(before),
    createdAt,
  }));
  await insertRows(manager, ClassNoticeEntity, rows);
  const messages = notices.flatMap(({ id, recipients }) =>
    recipients.flatMap(({ holder, channels }) => noticeMessages(holder, channels, id, dueAt)),
  );
  await queueMessage(ctx, manager, ...messages);
}

async function followWithReminders(
  ctx: RequestContext,
  manager: EntityManager,
  edits: readonly ClassEdit[],
  attendees: readonly SeatHolder[],
): Promise<void> {
  const starts = new Map(edits.map(({ classInstanceId, after }) => [classInstanceId, startOfClass(after)]));
  const moved = edits.filter(({ before, after }) => +startOfClass(before) !== +startOfClass(after));
  const movedStarts = moved.map(
    ({ classInstanceId, after }) => [classInstanceId, startOfClass(after)] as const,
  );
  await replanNamesMissing(ctx, manager, new Map(movedStarts));
  const plans = new Map(edits.map((edit) => [edit.classInstanceId, reminderPlan(edit)]));
  const those = (plan: ReminderPlan): SeatHolder[] =>
    attendees.filter(({ classInstanceId }) => plans.get(classInstanceId) === plan);
  const [withdrawn, planned] = [those('withdraw'), those('plan')];
  if (withdrawn.length > 0)
    await withdrawReminders(
      ctx,
      manager,
      withdrawn.map(({ id }) => id),
    );
  if (planned.length > 0)
    await planReminders(
      ctx,
      manager,
      planned.flatMap((booking) => {
        const startsAt = starts.get(booking.classInstanceId);
        return startsAt ? [{ booking, classInstance: { id: booking.classInstanceId, startsAt } }] : [];
      }),
    );
}
