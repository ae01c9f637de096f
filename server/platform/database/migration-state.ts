import type { DataSource, QueryRunner } from 'typeorm';
import { isPostgres } from './is-postgres.js';

export interface MigrationState {
  /** Migrations that the database has had, by name, oldest first. */
  applied: string[];
  /** Migrations of this server that it has not had yet. */
  pending: string[];
  /** Applied migrations that this server does not know: another version of it ran them. */
  unknown: string[];
  /** The database has tables but no migrations, so it belongs to another program. */
  isForeign: boolean;
  /** This server's last migration. */
  latest: string;
}

/** TypeORM's own table. */
const LIST = 'migrations';
/** Another program may have a table of this name, with other columns. */
const COLUMNS = `('timestamp', 'name')`;
const TABLES = {
  sqlite: `SELECT "name", "name" = '${LIST}' AND 2 =
      (SELECT COUNT(*) FROM pragma_table_info('${LIST}') "column" WHERE "column"."name" IN ${COLUMNS}) AS "isList"
    FROM "sqlite_master" WHERE "type" = 'table' AND "name" NOT LIKE 'sqlite_%'`,
  // Tables of extensions do not count.
  postgres: `SELECT "relname" AS "name", "relname" = '${LIST}' AND 2 =
      (SELECT COUNT(*) FROM "pg_attribute" WHERE "attrelid" = "c"."oid" AND "attname" IN ${COLUMNS}) AS "isList"
    FROM "pg_class" "c" WHERE "relkind" IN ('r', 'p') AND "relnamespace" = current_schema()::regnamespace
    AND NOT EXISTS (SELECT 1 FROM "pg_depend" "d" WHERE "d"."objid" = "c"."oid" AND "d"."deptype" = 'e')`,
};

/**
 * Compares the migrations of the database with those of this server. Writes nothing.
 * @param runner its connection is used instead of any
 */
export async function migrationState(dataSource: DataSource, runner?: QueryRunner): Promise<MigrationState> {
  const run = <Row>(sql: string): Promise<Row[]> => dataSource.query(sql, [], runner);
  // SQLite has no boolean type.
  const tables = await run<{ isList: boolean | 0 | 1 }>(
    isPostgres(dataSource) ? TABLES.postgres : TABLES.sqlite,
  );
  const rows = tables.some(({ isList }) => isList)
    ? await run<{ name: string }>(`SELECT "name" FROM "${LIST}" ORDER BY "timestamp"`)
    : [];
  const applied = rows.map(({ name }) => name);
  const known = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name).sort(byAge);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
    isForeign: applied.length === 0 && tables.some(({ isList }) => !isList),
    latest: known.at(-1) ?? 'none',
  };
}

/** Compares by the timestamp at the end of a name, oldest first. */
export function byAge(one: string, other: string): number {
  const timestampOf = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return timestampOf(one) - timestampOf(other);
}
