import { emailKeyOf } from '../accounts/email-key.rules.js';
import { hasPaid, type Owed } from '../payments/payment.rules.js';
import {
  classChange,
  isOver,
  startOfClass,
  type ClassChange,
  type ClassEdit,
  type ClassFacts,
} from '../schedule/classes/class-change.rules.js';

/**
 * The change of which recipients who knew `known` are notified; null if there is none, or if the class is over before
 * and after the change.
 */
export function noticeOfChange(known: ClassFacts, after: ClassFacts, now: Date): ClassChange | null {
  return isOver(known, now) && isOver(after, now) ? null : classChange(known, after);
}

export type ReminderPlan = 'withdraw' | 'plan' | 'keep';

/** How an edit of a class affects its reminders. */
export function reminderPlan({ before, after }: Pick<ClassEdit, 'before' | 'after'>): ReminderPlan {
  const [wasOff, isOff] = [before.status === 'cancelled', after.status === 'cancelled'];
  if (isOff) return wasOff ? 'keep' : 'withdraw';
  const isMoved = startOfClass(before).getTime() !== startOfClass(after).getTime();
  return wasOff || isMoved ? 'plan' : 'keep';
}

/** A recipient of notices about a class. */
interface NoticeRecipientFacts extends Owed {
  email: string;
  crewBookingId: string | null;
  textNotifications: boolean;
}

/**
 * The recipients of a notice. Attendees of one crew who use the email of its contact are notified once, through the
 * first of them, with the sum of their payments.
 */
export function uniqueRecipients<Holder extends NoticeRecipientFacts>(holders: readonly Holder[]): Holder[] {
  const recipients = new Map<string, Holder>();
  for (const [index, holder] of holders.entries()) {
    const { crewBookingId, email, textNotifications } = holder;
    const isAlone = crewBookingId === null || textNotifications;
    const key = isAlone ? String(index) : `${crewBookingId} ${emailKeyOf(email)}`;
    const first = recipients.get(key);
    if (!first) recipients.set(key, holder);
    else if (hasPaid(holder)) recipients.set(key, withPaid(first, holder));
  }
  return [...recipients.values()];
}

function withPaid<Holder extends Owed>(first: Holder, { amountCents }: Owed): Holder {
  const before = hasPaid(first) ? first.amountCents : 0;
  return { ...first, paymentStatus: 'paid', amountCents: before + amountCents };
}
