import type { DataSource } from 'typeorm';
import { MAINTAINED_COUNTS, maintainedCountSql } from '../database/maintained-counts.js';
import { migrationState } from '../database/migration-state.js';
import { fail, ok, warn, type Finding } from './finding.js';

/** Checks that pages are readable and foreign keys are valid. */
export async function checkIntegrity(source: DataSource): Promise<Finding[]> {
  const damaged = source.options.type === 'sqlite' ? await damageInFile(source) : await brokenKeys(source);
  if (damaged.length === 0) return [ok('integrity', 'every page and every reference')];
  return damaged.map((text) => fail('integrity', `${text}: restore a backup`));
}

async function damageInFile(source: DataSource): Promise<string[]> {
  const pages: { integrity_check: string }[] = await source.query('PRAGMA integrity_check(3)');
  const orphans: { table: string; parent: string }[] = await source.query('PRAGMA foreign_key_check');
  const kinds = new Set(
    orphans.map(({ table, parent }) => `${table} refers to rows of ${parent} that are gone`),
  );
  return [...pages.map((page) => page.integrity_check).filter((text) => text !== 'ok'), ...kinds];
}

/** PostgreSQL enforces foreign keys itself, unless its triggers were disabled. */
async function brokenKeys(source: DataSource): Promise<string[]> {
  const keys: { name: string; table: string; column: string; parent: string; parentcolumn: string }[] =
    await source.query(
      `SELECT c.conname AS name, c.conrelid::regclass::text AS table, c.confrelid::regclass::text AS parent,
         child.attname AS column, parent.attname AS parentcolumn
       FROM pg_constraint c
       JOIN pg_attribute child ON child.attrelid = c.conrelid AND child.attnum = c.conkey[1]
       JOIN pg_attribute parent ON parent.attrelid = c.confrelid AND parent.attnum = c.confkey[1]
       WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace AND cardinality(c.conkey) = 1`,
    );
  const broken: string[] = [];
  for (const { table, column, parent, parentcolumn } of keys) {
    const rows: unknown[] = await source.query(
      `SELECT 1 FROM ${table} child WHERE child."${column}" IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM ${parent} parent WHERE parent."${parentcolumn}" = child."${column}") LIMIT 1`,
    );
    if (rows.length > 0) broken.push(`${table} refers to rows of ${parent} that are gone`);
  }
  return broken;
}

export async function checkMigrations(source: DataSource): Promise<Finding> {
  const { applied, pending, unknown, isForeign } = await migrationState(source);
  if (isForeign) return fail('migrations', 'the database belongs to another program');
  if (unknown.length > 0)
    return fail('migrations', `migrated by a newer version of the site: ${unknown.join(', ')}`);
  if (pending.length > 0) return warn('migrations', `${pending.length} will run at the next start`);
  return ok('migrations', `${applied.length}, the newest ${applied.at(-1) ?? 'none'}`);
}

/** Compares each maintained count with its rows, in one statement so that both are of the same moment. */
export async function checkKeptCounts(source: DataSource): Promise<Finding[]> {
  const wrong: string[] = [];
  for (const { name, sql } of MAINTAINED_COUNTS) {
    const [row]: { kept: number | string; rows: number | string }[] = await source.query(
      `SELECT ${maintainedCountSql(name)} AS "kept", (${sql}) AS "rows"`,
    );
    if (Number(row?.kept) !== Number(row?.rows))
      wrong.push(
        `${name} is counted as ${Number(row?.kept)} and has ${Number(row?.rows)} rows: npm run doctor -- --recount`,
      );
  }
  if (wrong.length === 0) return [ok('counts', 'as many as there are rows')];
  return wrong.map((text) => fail('counts', text));
}
