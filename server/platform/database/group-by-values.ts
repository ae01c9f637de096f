/** Groups rows that get the same values, so that one statement can update each group. */
export function groupByValues<Row, Values>(
  rows: readonly Row[],
  valuesOf: (row: Row) => Values,
): { values: Values; those: Row[] }[] {
  const groups = new Map<string, { values: Values; those: Row[] }>();
  for (const row of rows) {
    const values = valuesOf(row);
    const key = JSON.stringify(values);
    const group = groups.get(key);
    if (group) group.those.push(row);
    else groups.set(key, { values, those: [row] });
  }
  return [...groups.values()];
}
