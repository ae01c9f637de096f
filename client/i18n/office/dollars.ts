/** The maximum that the server accepts. @public for server/client-constants.test.ts */
export const maxCents = 10_000_000;

/** '$1,250.5' → 125050; undefined if it is not an amount or exceeds the server's maximum. */
export function centsOf(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}\b)/g, '');
  const [, dollars, fraction = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(bare) ?? [];
  if (dollars === undefined) return undefined;
  const cents = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= maxCents ? cents : undefined;
}

/** An amount as the value of a field: '165.00'. */
export function dollarsText(cents: number): string {
  return (cents / 100).toFixed(2);
}
