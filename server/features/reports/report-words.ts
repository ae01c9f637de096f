/** What totals can be broken down by. */
export const TOTALS_GROUPS = ['month', 'classType', 'language', 'city', 'company'] as const;
export type TotalsGroup = (typeof TOTALS_GROUPS)[number];
