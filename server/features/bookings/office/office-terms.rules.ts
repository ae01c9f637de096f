import type { Locale } from '../../../platform/i18n/message.js';
import type { PaymentStatus } from '../../payments/payment.constants.js';
import { CURRENT_POLICY } from '../../booking-policies/booking-policy.rules.js';

/**
 * The terms of an office booking: without an agreement to the terms of booking, and without a crew.
 * @param today at the venue
 */
export function officeTerms(
  {
    amountCents,
    paymentStatus,
    bookingDate,
    notes = null,
  }: { amountCents: number; paymentStatus: PaymentStatus; bookingDate: string; notes?: string | null },
  language: Locale,
  today: string,
) {
  return {
    amountCents,
    paymentStatus,
    paidOn: paymentStatus === 'paid' ? today : null,
    language,
    bookingDate,
    notes,
    policyVersion: CURRENT_POLICY.version,
  };
}
