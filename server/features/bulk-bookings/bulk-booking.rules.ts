import type { PaymentStatus } from '../payments/payment.constants.js';
import type { BookingRefusal } from './bulk-booking.constants.js';

export type BulkDecision =
  | { is: 'change' }
  /** The booking already has the desired state; nothing is written. */
  | { is: 'same' }
  | { is: 'refused'; code: BookingRefusal };

interface RequestedChange {
  /** The version that the caller has read. */
  expectedVersion: number;
  /** The stored version; undefined if there is no such booking. */
  currentVersion: number | undefined;
  /** Whether the booking already has the desired state. */
  isApplied: boolean;
  /** Whether the caller made the latest change. */
  isOwnChange: boolean;
  /** Why the change is impossible for any caller. */
  refusal: BookingRefusal | undefined;
}

/**
 * Decides about one booking of a bulk change. If a call is repeated because its response was lost, its versions are
 * outdated by one; a booking that the same caller has already changed counts as done.
 */
export function decideBulkChange({
  expectedVersion,
  currentVersion,
  isApplied,
  isOwnChange,
  refusal,
}: RequestedChange): BulkDecision {
  if (currentVersion === undefined) return { is: 'refused', code: 'NOT_FOUND' };
  const isRepeated = currentVersion === expectedVersion + 1 && isOwnChange;
  if (isApplied && (currentVersion === expectedVersion || isRepeated)) return { is: 'same' };
  if (currentVersion !== expectedVersion) return { is: 'refused', code: 'CONFLICT' };
  return refusal ? { is: 'refused', code: refusal } : { is: 'change' };
}

/**
 * Whether a bulk change may set the payment. Not that of cancelled or refunded payments, because it is undone by
 * resetting all to pending, which would lose their previous status.
 */
export function isChangedInBulk({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean {
  return paymentStatus !== 'cancelled';
}
