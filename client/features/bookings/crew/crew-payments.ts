import type { Crew_bookingFragment } from './CrewBooking.generated';

interface CrewPayment {
  status: 'paid' | 'refunded';
  /** YYYY-MM-DD; null if unknown. */
  date: string | null;
  amountCents: number;
}

type Seats = Pick<Crew_bookingFragment, 'bookings'>;

/** What was paid and refunded for the seats of a crew, one amount for each day, earliest first. */
export function crewPayments({ bookings }: Seats): CrewPayment[] {
  const payments = new Map<string, CrewPayment>();
  const add = (status: CrewPayment['status'], date: string | null, cents: number) => {
    const key = `${date ?? ''} ${status}`;
    const amountCents = (payments.get(key)?.amountCents ?? 0) + cents;
    payments.set(key, { status, date, amountCents });
  };
  for (const { amountCents, paymentStatus, paidOn, refundedOn } of bookings) {
    if (amountCents === 0) continue;
    if (paymentStatus === 'paid' || refundedOn !== null) add('paid', paidOn, amountCents);
    if (refundedOn !== null) add('refunded', refundedOn, amountCents);
  }
  return [...payments].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, payment]) => payment);
}

/** What was paid for cancelled seats and has not been refunded yet. */
export function refundDueCents({ bookings }: Seats): number {
  return bookings
    .filter(({ bookingStatus, paymentStatus }) => bookingStatus === 'cancelled' && paymentStatus === 'paid')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What was paid and has not been refunded. */
export function paidCents(crew: Seats): number {
  return crewPayments(crew).reduce(
    (sum, { status, amountCents }) => sum + (status === 'paid' ? amountCents : -amountCents),
    0,
  );
}
