/** Classes that begin in one calendar month at the venue. */
export interface Month<Class> {
  /** First day of the month, 'YYYY-MM-01'. */
  date: string;
  classes: Class[];
}

/** Splits a list that is in date order where a month ends. */
export function groupByMonth<Class extends { days: readonly { date: string }[] }>(
  classes: readonly Class[],
): Month<Class>[] {
  const months: Month<Class>[] = [];
  for (const each of classes) {
    const date = `${each.days[0]?.date.slice(0, 7) ?? ''}-01`;
    const last = months.at(-1);
    if (last?.date === date) last.classes.push(each);
    else months.push({ date, classes: [each] });
  }
  return months;
}
