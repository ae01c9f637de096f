import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { OutboxChannel } from '../../platform/outbox/outbox-message.entity.js';
import {
  startOfClass,
  type ClassChange,
  type ClassEdit,
  type ClassFacts,
} from '../schedule/class-change.rules.js';
import { planReminders, withdrawReminders } from './booking-messages.store.js';
import { ClassNoticeEntity } from './class-notice.entity.js';
import { replanNamesMissing } from './crew-messages.store.js';
import { noticeDueAt, noticeOfChange, reminderPlan, toldPeople } from './class-notice.rules.js';
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

/** Somebody whom a change is told: one who has a seat, or a crew's contact. As the first of the channels that tell it does. */
export interface Told {
  holder: SeatHolder;
  knownFacts: ClassFacts;
  change: ClassChange;
  isTexted: boolean;
}

/** Somebody who has a seat, and the channels by which nothing waits to be told. */
interface Addressee {
  holder: SeatHolder;
  channels: readonly OutboxChannel[];
}

/**
 * Tells those who have a seat what becomes of their class. Each message refers to what its reader knew, and says what is
 * different when it leaves: several changes within a minute make one message, and a change that was taken back none.
 */
export class ClassNoticeService {
  constructor(private readonly database: Database) {}

  /**
   * What follows from the change of a locked class, in its transaction: as many statements for many people as for one.
   * @returns what came of it, for the audit log; nothing where nobody would be told anything
   */
  async follow(
    ctx: RequestContext,
    manager: EntityManager,
    edit: ClassEdit,
    isNotified: boolean,
  ): Promise<Record<string, string | number | boolean>> {
    const now = ctx.clock.now();
    const everybody = await readSeatHolders(manager, edit.classInstanceId);
    await followWithReminders(ctx, manager, edit, everybody);
    // The contact first, who stands for the people of the crew without an email of their own.
    const holders = toldPeople([...(await readContacts(manager, edit.classInstanceId)), ...everybody]);
    const change = noticeOfChange(edit.before, edit.after, now);
    if (!change || holders.length === 0) return {};
    const open = await readRecentNotices(manager, edit.classInstanceId, now);
    // First of all, so that none of them begins to leave meanwhile.
    await postponeNotices(manager, open, now, noticeDueAt(now));
    const waiting = await readWaiting(manager, open, now);
    const pointless = open.filter(({ knownFacts }) => !noticeOfChange(knownFacts, edit.after, now));
    await withdrawNotices(manager, pointless, now);
    const addressees = holders.map((holder): Addressee => {
      const channels = channelsOf(holder).filter((channel) => !waiting.get(holder.id)?.[channel]);
      return { holder, channels };
    });
    if (isNotified) await this.tell(ctx, manager, edit, addressees);
    const hears = ({ id }: SeatHolder): boolean =>
      Object.values(waiting.get(id) ?? {}).some((notice) => !pointless.includes(notice));
    const others = addressees.filter(({ holder }) => !hears(holder));
    const spared = others.filter(({ channels }) => channels.length === 0).length;
    const told = holders.length - (isNotified ? spared : others.length);
    return { change: change.kind, notify: isNotified, told, ...(spared > 0 && { spared }) };
  }

  /** Whom a change would be told, by what each of them knows of the class by mail and by text message. */
  async told({ classInstanceId, before, after }: ClassEdit, now: Date): Promise<Told[]> {
    const { manager } = this.database.reader;
    const contacts = await readContacts(manager, classInstanceId);
    const holders = toldPeople([...contacts, ...(await readSeatHolders(manager, classInstanceId))]);
    const waiting = await readWaiting(manager, await readRecentNotices(manager, classInstanceId, now), now);
    return holders.flatMap((holder): Told[] => {
      const news = channelsOf(holder).flatMap((channel) => {
        const knownFacts = waiting.get(holder.id)?.[channel]?.knownFacts ?? before;
        const change = noticeOfChange(knownFacts, after, now);
        return change ? [{ channel, knownFacts, change }] : [];
      });
      const [first] = news;
      if (!first) return [];
      const { knownFacts, change } = first;
      return [{ holder, knownFacts, change, isTexted: news.some(({ channel }) => channel === 'sms') }];
    });
  }

  /** What the reader of a message knew; null when it is too long ago. */
  find(id: string): Promise<ClassNotice | null> {
    return readNotice(this.database.reader.manager, id);
  }

  private async tell(
    ctx: RequestContext,
    manager: EntityManager,
    { classInstanceId, before }: ClassEdit,
    addressees: readonly Addressee[],
  ): Promise<void> {
    if (addressees.every(({ channels }) => channels.length === 0)) return;
    const id = randomUUID();
    const createdAt = ctx.clock.now();
    const row = { id, classInstanceId, knownFacts: JSON.stringify(before), createdAt };
    await insertRows(manager, ClassNoticeEntity, [row]);
    const dueAt = noticeDueAt(createdAt);
    const messages = addressees.flatMap(({ holder, channels }) =>
      noticeMessages(holder, channels, id, dueAt),
    );
    await queueMessage(ctx, manager, ...messages);
  }
}

async function followWithReminders(
  ctx: RequestContext,
  manager: EntityManager,
  edit: ClassEdit,
  holders: readonly SeatHolder[],
): Promise<void> {
  const { classInstanceId, before, after } = edit;
  const startsAt = startOfClass(after);
  if (startOfClass(before).getTime() !== startsAt.getTime())
    await replanNamesMissing(ctx, manager, classInstanceId, startsAt);
  switch (reminderPlan(edit)) {
    case 'withdraw':
      return withdrawReminders(
        ctx,
        manager,
        holders.map(({ id }) => id),
      );
    case 'plan':
      return planReminders(
        ctx,
        manager,
        holders.map((booking) => ({ booking, classInstance: { id: classInstanceId, startsAt } })),
      );
    case 'keep':
      return;
  }
}
