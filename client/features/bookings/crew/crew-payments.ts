import type { Crew_bookingFragment } from './CrewBooking.generated';

interface CrewPayment {
  status: 'paid' | 'refunded';
  /** YYYY-MM-DD; null if unknown. */
  date: string | null;
  amountCents: number;
}

/** What was paid or refunded for the seats of a crew, one amount for each day, earliest first. */
export function crewPayments({ bookings }: Pick<Crew_bookingFragment, 'bookings'>): CrewPayment[] {
  const payments = new Map<string, CrewPayment>();
  for (const { amountCents, paymentStatus, paidOn, refundedOn } of bookings) {
    const status = refundedOn === null ? paymentStatus : 'refunded';
    if (amountCents === 0 || status === 'pending' || status === 'cancelled') continue;
    const date = refundedOn ?? paidOn;
    const key = `${date ?? ''} ${status}`;
    const sum = payments.get(key)?.amountCents ?? 0;
    payments.set(key, { status, date, amountCents: sum + amountCents });
  }
  return [...payments].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, payment]) => payment);
}

/** What was paid and has not been refunded. */
export function paidCents(crew: Pick<Crew_bookingFragment, 'bookings'>): number {
  return crewPayments(crew)
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
