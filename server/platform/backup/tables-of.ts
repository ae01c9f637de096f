import type { SqliteFile } from './sqlite-file.js';

export interface Table {
  name: string;
  columns: readonly { name: string; isFlag: boolean }[];
}

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** The table with a backup's metadata. */
export const DESCRIPTION_TABLE = 'backup_description';
/** Maintained by triggers. So are the search indexes, which are virtual tables and not listed. */
const DERIVED = ['kept_count', 'search_mark'];
const NOT_OF_THE_SITE = ['migrations', 'typeorm_metadata', DESCRIPTION_TABLE, ...DERIVED];

/** The site's tables in a SQLite file, referenced tables before those that reference them. */
export async function tablesOf(file: SqliteFile): Promise<Table[]> {
  const found = await file.all<{ name: string }>(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  );
  const names = found.map(({ name }) => name).filter((name) => !NOT_OF_THE_SITE.includes(name));
  const referred = new Map<string, string[]>();
  for (const name of names) {
    const keys = await file.all<{ table: string }>(`PRAGMA foreign_key_list("${name}")`);
    referred.set(
      name,
      keys.map(({ table }) => table),
    );
  }
  const tables: Table[] = [];
  for (const name of parentsFirst(names, referred)) {
    const columns = await file.all<{ name: string; type: string }>(`PRAGMA table_info("${name}")`);
    tables.push({
      name,
      columns: columns.map((column) => ({ name: column.name, isFlag: column.type === 'boolean' })),
    });
  }
  return tables;
}

function parentsFirst(names: readonly string[], referred: ReadonlyMap<string, readonly string[]>): string[] {
  const ordered = new Set<string>();
  const visiting = new Set<string>();
  const visit = (name: string): void => {
    if (ordered.has(name) || visiting.has(name)) return;
    visiting.add(name);
    referred.get(name)?.forEach(visit);
    ordered.add(name);
  };
  names.forEach(visit);
  return [...ordered];
}

export async function countRows(file: SqliteFile, tables: readonly Table[]): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) counts[name] = Number(await file.value(`SELECT COUNT(*) FROM "${name}"`));
  return counts;
}

/** The tables whose row counts differ, as readable text; null if none do. */
export function differenceOf(expected: RowCounts, found: RowCounts): string | null {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const different = names.filter((name) => expected[name] !== found[name]);
  if (different.length === 0) return null;
  return different.map((name) => `${name} ${found[name] ?? 0} instead of ${expected[name] ?? 0}`).join(', ');
}

export function totalOf(counts: RowCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
