/** A round number that is not below `most`: 1, 2, 2.5 or 5 with zeros behind it. */
export function roundMost(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 2.5, 5].find((each) => each * power >= most);
  return step === undefined ? 10 * power : step * power;
}

/** What the axis of a chart says: nothing, the half, and all. Counts have no halves. */
export function ticksUpTo(most: number, isCount: boolean): number[] {
  const half = most / 2;
  return isCount && !Number.isInteger(half) ? [0, most] : [0, half, most];
}

/** Longer charts are left as they are. */
const mostMonths = 36;

interface MonthBar {
  /** YYYY-MM */
  month: string;
  value: string;
}

/** Bars for the months between, too: a month without classes is a month of nothing, not one that is left out. */
export function withEveryMonth(bars: readonly MonthBar[], from: string, to: string): readonly MonthBar[] {
  const known = new Map(bars.map((bar) => [bar.month, bar]));
  const named = [...known.keys(), ...[from, to].map((date) => date.slice(0, 7))].filter((month) =>
    /^\d{4}-\d{2}$/.test(month),
  );
  const [first, last] = [named.toSorted()[0], named.toSorted().at(-1)];
  if (first === undefined || last === undefined) return bars;
  const count = indexOf(last) - indexOf(first) + 1;
  if (count > mostMonths) return bars;
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
