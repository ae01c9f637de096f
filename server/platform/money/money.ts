/** The maximum price in inputs. */
export const MAX_PRICE_CENTS = 10_000_000;

/** Whether a price in JSON is within the limits of inputs, whatever its decimals. */
export function isAmount(value: number): boolean {
  return value >= 0 && value <= MAX_PRICE_CENTS / 100;
}

/**
 * Cents of a price in JSON. Null if it is not finite, negative, above the maximum of inputs or has more than two decimals:
 * a fraction of a cent is rejected, never rounded.
 */
export function centsFromDecimal(value: number): number | null {
  if (!isAmount(value)) return null;
  if (Number(value.toFixed(2)) !== value) return null;
  // Adding 0 turns -0, which JSON can contain, into 0.
  return Math.round(value * 100) + 0;
}

/** For JSON: 8950 → 89.5 */
export function decimalFromCents(cents: number): number {
  return cents / 100;
}

/** For a CSV cell: 8950 → '89.50' */
export function decimalText(cents: number): string {
  return decimalFromCents(cents).toFixed(2);
}
