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
import { noticeDueAt, noticeOfChange, reminderPlan, uniqueRecipients } from './class-notice.rules.js';
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

/**
 * Notifies attendees of changes of their class. Each message describes the difference between what the recipient knew
 * and the class when the message is sent: several changes within a minute result in one message, and an undone change
 * in none.
 */
export class ClassNoticeService {
  constructor(private readonly database: Database) {}

  /**
   * Updates reminders and notices after a change of a locked class, in its transaction, with a constant number of
   * statements.
   * @returns details for the audit log; empty if nobody would be notified
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
    // Contacts come first, because they represent the members of their crew without an email of their own.
    const holders = uniqueRecipients([...(await readContacts(manager, edit.classInstanceId)), ...everybody]);
    const change = noticeOfChange(edit.before, edit.after, now);
    if (!change || holders.length === 0) return {};
    const open = await readRecentNotices(manager, edit.classInstanceId, now);
    // Must be first, so that none of these messages is sent in the meantime.
    await postponeNotices(manager, open, now, noticeDueAt(now));
    const waiting = await readWaiting(manager, open, now);
    const pointless = open.filter(({ knownFacts }) => !noticeOfChange(knownFacts, edit.after, now));
    await withdrawNotices(manager, pointless, now);
    const recipients = holders.map((holder): RecipientChannels => {
      const channels = channelsOf(holder).filter((channel) => !waiting.get(holder.id)?.[channel]);
      return { holder, channels };
    });
    if (isNotified) await this.queueNotices(ctx, manager, edit, recipients);
    const hears = ({ id }: SeatHolder): boolean =>
      Object.values(waiting.get(id) ?? {}).some((notice) => !pointless.includes(notice));
    const others = recipients.filter(({ holder }) => !hears(holder));
    const withdrawnRecipients = others.filter(({ channels }) => channels.length === 0).length;
    const told = holders.length - (isNotified ? withdrawnRecipients : others.length);
    return {
      change: change.kind,
      notify: isNotified,
      told,
      ...(withdrawnRecipients > 0 && { spared: withdrawnRecipients }),
    };
  }

  /** The recipients of a change, compared with what each of them knows of the class by mail and by text message. */
  async noticeRecipients(
    { classInstanceId, before, after }: ClassEdit,
    now: Date,
  ): Promise<NoticeRecipient[]> {
    const { manager } = this.database.reader;
    const contacts = await readContacts(manager, classInstanceId);
    const holders = uniqueRecipients([...contacts, ...(await readSeatHolders(manager, classInstanceId))]);
    const waiting = await readWaiting(manager, await readRecentNotices(manager, classInstanceId, now), now);
    return holders.flatMap((holder): NoticeRecipient[] => {
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

  /** The facts that the recipient of a message knew; null if the notice was removed. */
  find(id: string): Promise<ClassNotice | null> {
    return readNotice(this.database.reader.manager, id);
  }

  private async queueNotices(
    ctx: RequestContext,
    manager: EntityManager,
    { classInstanceId, before }: ClassEdit,
    recipients: readonly RecipientChannels[],
  ): Promise<void> {
    if (recipients.every(({ channels }) => channels.length === 0)) return;
    const id = randomUUID();
    const createdAt = ctx.clock.now();
    const row = { id, classInstanceId, knownFacts: JSON.stringify(before), createdAt };
    await insertRows(manager, ClassNoticeEntity, [row]);
    const dueAt = noticeDueAt(createdAt);
    const messages = recipients.flatMap(({ holder, channels }) =>
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
