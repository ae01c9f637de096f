export const REFUND_WINDOW_HOURS = 48;

const HOUR_MS = 60 * 60 * 1000;

/**
 * The last moment at which a cancellation is refunded in full: 48 elapsed hours before the class, so the venue's
 * clock may show another hour when clocks change in between (CONTRACT section 3).
 */
export function refundDeadline(startsAt: Date): Date {
  return new Date(startsAt.getTime() - REFUND_WINDOW_HOURS * HOUR_MS);
}

/** Exactly 48 hours before still refunds. */
export function isRefundable(now: Date, startsAt: Date): boolean {
  return now.getTime() <= refundDeadline(startsAt).getTime();
}
