/** The part of the price that is refunded. */
export const REFUNDS = ['FULL', 'NONE'] as const;
export type Refund = (typeof REFUNDS)[number];
