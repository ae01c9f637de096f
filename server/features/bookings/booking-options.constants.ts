/** What of the price is paid back. */
export const REFUNDS = ['FULL', 'NONE'] as const;
export type Refund = (typeof REFUNDS)[number];
