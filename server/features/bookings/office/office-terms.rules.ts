import type { Locale } from '../../../platform/i18n/message.js';
import type { PaymentStatus } from '../../payments/payment.constants.js';
import { factsOfPayment, NOTHING_PAID, type PaymentNote } from '../../payments/payment.rules.js';
import { CURRENT_POLICY } from '../../booking-policies/booking-policy.rules.js';

interface OfficeTerms extends PaymentNote {
  amountCents: number;
  paymentStatus: PaymentStatus;
  bookingDate: string;
  notes?: string | null;
}

/**
 * The terms of an office booking: without an agreement to the terms of booking, and without a crew.
 * @param today at the venue
 */
export function officeTerms(
  { amountCents, paymentStatus, bookingDate, notes = null, ...payment }: OfficeTerms,
  language: Locale,
  today: string,
) {
  const before = { paymentStatus: 'pending', ...NOTHING_PAID } as const;
  return {
    amountCents,
    paymentStatus,
    ...factsOfPayment(paymentStatus, payment, before, today),
    language,
    bookingDate,
    notes,
    policyVersion: CURRENT_POLICY.version,
  };
}
