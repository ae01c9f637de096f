/** The smallest round number (1, 2, 2.5 or 5 times a power of ten) that is at least `most`. */
export function roundUpMax(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 2.5, 5].find((each) => each * power >= max);
  return step === undefined ? 10 * power : step * power;
}

/** The axis ticks: 0, half and the maximum. Counts have no halves. */
export function ticksUpTo(max: number, isCount: boolean): number[] {
  const half = max / 2;
  return isCount && !Number.isInteger(half) ? [0, max] : [0, half, max];
}

/** Longer charts are not filled in. */
const maxMonths = 36;

interface MonthBar {
  /** YYYY-MM */
  month: string;
  value: string;
}

/** Adds bars with 0 for the months between, because a month without classes must not be left out. */
export function withEveryMonth(bars: readonly MonthBar[], from: string, to: string): readonly MonthBar[] {
  const known = new Map(bars.map((bar) => [bar.month, bar]));
  const named = [...known.keys(), ...[from, to].map((date) => date.slice(0, 7))].filter((month) =>
    /^\d{4}-\d{2}$/.test(month),
  );
  const [first, last] = [named.toSorted()[0], named.toSorted().at(-1)];
  if (first === undefined || last === undefined) return bars;
  const count = indexOf(last) - indexOf(first) + 1;
  if (count > maxMonths) return bars;
  return Array.from({ length: count }, (_, index) => {
    const month = monthAt(indexOf(first) + index);
    return known.get(month) ?? { month, value: '0' };
  });
}

function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function monthAt(index: number): string {
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return `${String(year)}-${String(month).padStart(2, '0')}`;
}
