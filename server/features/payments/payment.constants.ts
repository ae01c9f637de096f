export const PAYMENT_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the office reads of a payment. */
export const PAYMENT_SUMMARIES = ['pending', 'paid', 'nothingDue', 'refundDue', 'refunded'] as const;
export type PaymentSummary = (typeof PAYMENT_SUMMARIES)[number];

export const PAYMENT_METHODS = ['cash', 'check', 'cardTerminal', 'invoice'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Of a check, an invoice or a receipt number, in characters. */
export const MAX_REFERENCE_LENGTH = 100;
