/** Longer names are not compared. */
const LONGEST = 60;

/** The most similar name by edit distance; undefined if none is similar enough. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const most = Math.floor(typed.length * 0.4) + 1;
  const near = names
    .map((name) => ({ name, changes: changesBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ changes }) => changes <= most)
    .sort((one, other) => one.changes - other.changes);
  return near[0]?.name;
}

/** Levenshtein distance. */
export function changesBetween(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      line.push(Math.min(change, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}
