import { Temporal } from 'temporal-polyfill';

/**
 * The last date on which a certificate is valid: that many months after the last day of the class. Where the month is
 * too short, its last day: a month after January 31 is February 28. `applyExpiryFilter` is the SQL equivalent.
 * @param lastDate YYYY-MM-DD
 * @returns YYYY-MM-DD
 */
export function certificateExpiry(lastDate: string, months: number): string {
  return Temporal.PlainDate.from(lastDate).add({ months }).toString();
}
