/** The highest price that inputs take. */
export const MAX_PRICE_CENTS = 10_000_000;

const MOST = 1_000_000;

/**
 * Cents of a price as it comes in JSON. Null when it is not finite, negative, above 1,000,000 or has more than two
 * decimals: a fraction of a cent is refused, never rounded away (CONTRACT section 3).
 */
export function centsFromDecimal(value: number): number | null {
  if (!(value >= 0 && value <= MOST)) return null;
  if (Number(value.toFixed(2)) !== value) return null;
  // Adding 0 makes the -0 that JSON can carry a plain 0.
  return Math.round(value * 100) + 0;
}

/** The number that goes into JSON: 8950 → 89.5. */
export function decimalFromCents(cents: number): number {
  return cents / 100;
}

/** How a cell of a file has it: 8950 → '89.50'. */
export function decimalText(cents: number): string {
  return decimalFromCents(cents).toFixed(2);
}
