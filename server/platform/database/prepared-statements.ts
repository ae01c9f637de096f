/** Names of PostgreSQL's prepared statements, by SQL text. */
const names = new Map<string, string>();

/**
 * Makes this a prepared statement on every PostgreSQL connection that runs it: parsed once, and replanned only where its
 * values make a difference. Entries are never evicted, so use it only for a small fixed set of texts.
 */
export function prepareNamed(sql: string): void {
  if (!names.has(sql)) names.set(sql, `prepared_${names.size}`);
}

/** @returns undefined for a statement that is not prepared */
export function statementName(sql: string): string | undefined {
  return names.get(sql);
}
