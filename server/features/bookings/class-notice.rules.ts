import {
  classChange,
  isOver,
  startOfClass,
  type ClassChange,
  type ClassEdit,
  type ClassFacts,
} from '../schedule/class-change.rules.js';
import { NOTICE_DELAY_SECONDS } from '../schedule/schedule.constants.js';
import { hasPaid, type Owed } from './payment.rules.js';

export function noticeDueAt(now: Date): Date {
  return new Date(now.getTime() + NOTICE_DELAY_SECONDS * 1000);
}

/** What is told to whoever knew `known`; null for nothing, and where the class is over before and after. */
export function noticeOfChange(known: ClassFacts, after: ClassFacts, now: Date): ClassChange | null {
  return isOver(known, now) && isOver(after, now) ? null : classChange(known, after);
}

export type ReminderPlan = 'withdraw' | 'plan' | 'keep';

/** What becomes of the reminders of a class. */
export function reminderPlan({ before, after }: Pick<ClassEdit, 'before' | 'after'>): ReminderPlan {
  const [wasOff, isOff] = [before.status === 'cancelled', after.status === 'cancelled'];
  if (isOff) return wasOff ? 'keep' : 'withdraw';
  const isMoved = startOfClass(before).getTime() !== startOfClass(after).getTime();
  return wasOff || isMoved ? 'plan' : 'keep';
}

/** Somebody who hears about a class. */
interface Addressed extends Owed {
  email: string;
  crewBookingId: string | null;
  textNotifications: boolean;
}

/**
 * Whom a notice goes to. People of one crew who share an email, that of its contact, are told once, by the first of them, who
 * stands for what the others have paid too.
 */
export function toldPeople<Holder extends Addressed>(holders: readonly Holder[]): Holder[] {
  const told = new Map<string, Holder>();
  for (const [index, holder] of holders.entries()) {
    const { crewBookingId, email, textNotifications } = holder;
    const isAlone = crewBookingId === null || textNotifications;
    const key = isAlone ? String(index) : `${crewBookingId} ${email.toLowerCase()}`;
    const first = told.get(key);
    if (!first) told.set(key, holder);
    else if (hasPaid(holder)) told.set(key, withPaid(first, holder));
  }
  return [...told.values()];
}

function withPaid<Holder extends Owed>(first: Holder, { amountCents }: Owed): Holder {
  const before = hasPaid(first) ? first.amountCents : 0;
  return { ...first, paymentStatus: 'paid', amountCents: before + amountCents };
}
