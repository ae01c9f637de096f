import type { MigrationInterface, QueryRunner } from 'typeorm';
import { codeOf } from '../../errors/code-of.js';
import { OperatorError } from '../../errors/operator-error.js';

/** Rows that are indexed together; until then a search scans them. */
const BATCH = 64;

/** The searched columns, by table. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  student: ['search_text', 'company_search'],
  booking: ['search_text'],
};

const REFUSALS: Readonly<Record<string, string>> = {
  '42501':
    'This user may not add pg_trgm to the database: let a superuser run CREATE EXTENSION pg_trgm in it, then start again.',
  '0A000': 'The PostgreSQL server has no pg_trgm: install its contrib package, then start again.',
  '58P01': 'The PostgreSQL server has no pg_trgm: install its contrib package, then start again.',
};

/** Search by trigrams (docs/decisions/search-by-trigram.md). */
export class SearchIndex1795601000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') await onPostgres(runner);
    else await onSqlite(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    for (const table of Object.keys(SEARCHED)) {
      // The extension is not dropped, because other programs may use it.
      if (isPostgres) await runner.query(`DROP INDEX "${table}_search"`);
      else {
        for (const event of ['mark', 'insert', 'update', 'delete'])
          await runner.query(`DROP TRIGGER "${table}_search_${event}"`);
        await runner.query(`DROP TABLE "${table}_search"`);
      }
    }
    if (!isPostgres) await runner.query('DROP TABLE "search_mark"');
  }
}

async function onPostgres(runner: QueryRunner): Promise<void> {
  try {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (error) {
    const text = REFUSALS[codeOf(error)];
    throw text === undefined ? error : new OperatorError(text);
  }
  // Speeds up building the indexes, which blocks writes to the tables.
  await runner.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  for (const [table, columns] of Object.entries(SEARCHED)) {
    const keys = columns.map((column) => `"${column}" gin_trgm_ops`).join(', ');
    // Pending rows are searched sequentially, and the booking that fills the list must merge it, so the list is short.
    await runner.query(
      `CREATE INDEX "${table}_search" ON "${table}" USING gin (${keys}) WITH (gin_pending_list_limit = 256)`,
    );
  }
}

/**
 * Rows are indexed in batches of 64, because indexing a single one takes longer than its booking. The newest rows, above the
 * mark, are searched without the index; a trigger indexes the rows that the mark passes. Index entries may be outdated, so a
 * search also compares the rows. Existing rows are indexed in the background.
 */
async function onSqlite(runner: QueryRunner): Promise<void> {
  await runner.query(
    'CREATE TABLE "search_mark" ("name" varchar(40) PRIMARY KEY NOT NULL, "indexed_to" integer NOT NULL)',
  );
  for (const [table, columns] of Object.entries(SEARCHED)) {
    const mark = `(SELECT "indexed_to" FROM "search_mark" WHERE "name" = '${table}')`;
    const setMark = (value: string): string =>
      `UPDATE "search_mark" SET "indexed_to" = ${value} WHERE "name" = '${table}'`;
    const insert = `INSERT INTO "${table}_search" (rowid, "words")`;
    const isChanged = columns.map((column) => `OLD."${column}" IS NOT NEW."${column}"`).join(' OR ');
    await runner.query(
      `CREATE VIRTUAL TABLE "${table}_search" USING fts5
         ("words", content = '', columnsize = 0, detail = none, tokenize = 'trigram')`,
    );
    await runner.query(
      `CREATE TRIGGER "${table}_search_mark" AFTER UPDATE OF "indexed_to" ON "search_mark"
       WHEN NEW."name" = '${table}' AND NEW."indexed_to" > OLD."indexed_to"
       BEGIN
         ${insert} SELECT rowid, ${wordsOf(columns)} FROM "${table}"
         WHERE rowid > OLD."indexed_to" AND rowid <= NEW."indexed_to";
       END`,
    );
    await runner.query(
      `CREATE TRIGGER "${table}_search_insert" AFTER INSERT ON "${table}" WHEN NEW.rowid >= ${mark} + ${BATCH}
       BEGIN ${setMark(`"indexed_to" + ${BATCH}`)}; END`,
    );
    await runner.query(
      `CREATE TRIGGER "${table}_search_update" AFTER UPDATE OF ${columns.map((column) => `"${column}"`).join(', ')}
       ON "${table}" WHEN NEW.rowid <= ${mark} AND (${isChanged})
       BEGIN ${insert} VALUES (NEW.rowid, ${wordsOf(columns, 'NEW.')}); END`,
    );
    // After deletions the next row id may be below the mark, so the mark moves back to the last row.
    const last = `COALESCE((SELECT MAX(rowid) FROM "${table}"), 0)`;
    await runner.query(
      `CREATE TRIGGER "${table}_search_delete" AFTER DELETE ON "${table}" WHEN ${last} < ${mark}
       BEGIN ${setMark(last)}; END`,
    );
    await runner.query(`INSERT INTO "search_mark" VALUES ('${table}', 0)`);
  }
}

function wordsOf(columns: readonly string[], row = ''): string {
  return columns.map((column) => `COALESCE(${row}"${column}", '')`).join(` || ' ' || `);
}
