/** The name of each statement that PostgreSQL keeps prepared, by its text. */
const names = new Map<string, string>();

/**
 * Has PostgreSQL keep this statement prepared on every connection that runs it: it is parsed once, and planned anew only
 * where its values make a difference. For texts of which the program has few, since none of them is ever let go.
 */
export function keepPrepared(sql: string): void {
  if (!names.has(sql)) names.set(sql, `kept_${names.size}`);
}

/** @returns nothing for a statement that is not kept */
export function keptName(sql: string): string | undefined {
  return names.get(sql);
}
