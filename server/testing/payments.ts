import { In } from 'typeorm';
import { BookingEntity } from '../features/bookings/booking.entity.js';
import type { PaymentNote } from '../features/payments/payment.rules.js';
import type { World } from './world.js';

/** A payment by check on the day before the test. */
const CHECK = {
  paymentMethod: 'check',
  paidOn: '2027-01-11',
  paymentReference: '1042',
} as const satisfies PaymentNote;

/** The current versions of bookings, in this order. */
export async function versionsOf(world: World, bookings: readonly { id: string }[]) {
  const ids = bookings.map(({ id }) => id);
  const rows = await world.stored(BookingEntity).findBy({ id: In(ids) });
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return ids.map((id) => ({ id, version: versions.get(id) ?? 1 }));
}

/** Marks bookings as paid. @returns them with their versions */
export async function markPaid(
  world: World,
  bookings: readonly { id: string }[],
  note: PaymentNote = CHECK,
): Promise<{ id: string; version: number }[]> {
  const seen = await versionsOf(world, bookings);
  const changes = await world.services.bulkBookings.markPaid(world.office(), seen, note);
  if (!changes.every(({ isDone }) => isDone)) throw new Error('a payment was not recorded');
  return versionsOf(world, bookings);
}

/** Records the refund of paid bookings. @param refundedOn YYYY-MM-DD @returns them with their versions */
export async function refund(
  world: World,
  bookings: readonly { id: string }[],
  refundedOn = CHECK.paidOn as string,
): Promise<{ id: string; version: number }[]> {
  for (const seen of await versionsOf(world, bookings))
    await world.services.bookingPayments.refund(world.office(), seen, refundedOn);
  return versionsOf(world, bookings);
}

/** Marks bookings as paid, and mails their receipts. */
export async function mailReceipts(world: World, bookings: readonly { id: string }[]): Promise<void> {
  const changes = await world.services.receipts.mail(world.office(), await markPaid(world, bookings));
  if (!changes.every(({ isDone }) => isDone)) throw new Error('a receipt was not mailed');
}
