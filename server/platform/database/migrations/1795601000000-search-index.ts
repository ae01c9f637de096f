import type { MigrationInterface, QueryRunner } from 'typeorm';
import { codeOf } from '../../errors/code-of.js';
import { OperatorError } from '../../errors/operator-error.js';

/** Rows that wait for each other: a search goes through them one by one. */
const BATCH = 64;

/** The columns that are searched, by table. */
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

/** Search by three letters in a row (docs/decisions/search-by-trigram.md). */
export class SearchIndex1795601000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') await onPostgres(runner);
    else await onSqlite(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    for (const table of Object.keys(SEARCHED)) {
      // The extension stays: others may use it.
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
  // The table cannot be written meanwhile.
  await runner.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  for (const [table, columns] of Object.entries(SEARCHED)) {
    const keys = columns.map((column) => `"${column}" gin_trgm_ops`).join(', ');
    // What is pending is searched row by row, and sorted in by the booking that finds the list full.
    await runner.query(
      `CREATE INDEX "${table}_search" ON "${table}" USING gin (${keys}) WITH (gin_pending_list_limit = 256)`,
    );
  }
}

/**
 * A row goes into the index together with those before it, 64 at once: each for itself takes longer than the booking. So
 * the newest ones, beyond the mark, are searched without it, and to move the mark is to index what it passes. What is in
 * the index may be outdated: a search compares the rows. Those that are there already follow in the background.
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
    // The next row gets the number after the last one's, which may have been passed already.
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
