import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldWordsForSearch } from '../search.js';

type Row = Readonly<Record<string, string | null>> & { id: string };

/** The new column of each table, and the texts that it contains besides the digits of the phone. */
const SEARCHED = {
  waiting_list_entry: { column: 'search_text', texts: ['first_name', 'last_name', 'email'] },
  crew_booking: {
    column: 'search_text',
    texts: ['first_name', 'last_name', 'email', 'company_name', 'purchase_order'],
  },
  contact_message: { column: 'sender_search', texts: ['name', 'email'] },
} as const;
/** For the order of the list on PostgreSQL. Messages have such an index; SQLite uses the row ids. */
const ORDERED = ['waiting_list_entry', 'crew_booking'];

const BATCH = 500;
/** Rows that are indexed together, as for students. */
const BATCH_OF_INDEX = 64;
const NOT_DIGITS = /(?:ext|x|#|;).*$|\D/gi;

/** The console's search finds people on waiting lists, contacts of crews, and senders of messages. */
export class SearchOfContacts1797600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    for (const [table, { column, texts }] of Object.entries(SEARCHED)) {
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" text NOT NULL DEFAULT ''`);
      await foldAll(runner, table, column, texts);
      await runner.query(`CREATE INDEX "${table}_no_search" ON "${table}" ("id") WHERE "${column}" = ''`);
      if (isPostgres)
        await runner.query(
          `CREATE INDEX "${table}_search" ON "${table}" USING gin ("${column}" gin_trgm_ops) WITH (gin_pending_list_limit = 256)`,
        );
      else await indexOnSqlite(runner, table, column);
    }
    if (!isPostgres) return;
    for (const table of ORDERED)
      await runner.query(`CREATE INDEX "${table}_created_at" ON "${table}" ("created_at", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    for (const [table, { column }] of Object.entries(SEARCHED)) {
      if (isPostgres) await runner.query(`DROP INDEX "${table}_search"`);
      else {
        for (const event of ['mark', 'insert', 'update', 'delete'])
          await runner.query(`DROP TRIGGER "${table}_search_${event}"`);
        await runner.query(`DROP TABLE "${table}_search"`);
        await runner.query(`DELETE FROM "search_mark" WHERE "name" = '${table}'`);
      }
      await runner.query(`DROP INDEX "${table}_no_search"`);
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
    }
    if (isPostgres) for (const table of ORDERED) await runner.query(`DROP INDEX "${table}_created_at"`);
  }
}

async function foldAll(
  runner: QueryRunner,
  table: string,
  column: string,
  texts: readonly string[],
): Promise<void> {
  const columns = ['id', 'phone', ...texts].map((name) => `"${name}"`).join(', ');
  let after = '';
  for (;;) {
    const rows = await runner.manager.query<Row[]>(
      `SELECT ${columns} FROM "${table}" WHERE "id" > $1 ORDER BY "id" LIMIT ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    const places = rows.map((_, index) => `($${2 * index + 1}, $${2 * index + 2})`);
    await runner.query(
      `UPDATE "${table}" SET "${column}" = folded.column2
       FROM (VALUES ${places.join(', ')}) AS folded WHERE "${table}"."id" = folded.column1`,
      rows.flatMap((row) => [
        row.id,
        foldWordsForSearch(...texts.map((name) => row[name]), row['phone']?.replace(NOT_DIGITS, '')),
      ]),
    );
    after = last.id;
  }
}

/**
 * As for students and bookings (docs/decisions/search-by-trigram.md), but a deleted row is also removed from the index,
 * because entries of waiting lists are deleted after their class. Existing rows are indexed in the background.
 */
async function indexOnSqlite(runner: QueryRunner, table: string, column: string): Promise<void> {
  const mark = `(SELECT "indexed_to" FROM "search_mark" WHERE "name" = '${table}')`;
  const setMark = (value: string): string =>
    `UPDATE "search_mark" SET "indexed_to" = ${value} WHERE "name" = '${table}'`;
  const insert = `INSERT OR REPLACE INTO "${table}_search" (rowid, "words")`;
  const last = `COALESCE((SELECT MAX(rowid) FROM "${table}"), 0)`;
  for (const statement of [
    `CREATE VIRTUAL TABLE "${table}_search" USING fts5
       ("words", content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`,
    `CREATE TRIGGER "${table}_search_mark" AFTER UPDATE OF "indexed_to" ON "search_mark"
     WHEN NEW."name" = '${table}' AND NEW."indexed_to" > OLD."indexed_to"
     BEGIN
       ${insert} SELECT rowid, "${column}" FROM "${table}"
       WHERE rowid > OLD."indexed_to" AND rowid <= NEW."indexed_to";
     END`,
    `CREATE TRIGGER "${table}_search_insert" AFTER INSERT ON "${table}" WHEN NEW.rowid >= ${mark} + ${BATCH_OF_INDEX}
     BEGIN ${setMark(`"indexed_to" + ${BATCH_OF_INDEX}`)}; END`,
    `CREATE TRIGGER "${table}_search_update" AFTER UPDATE OF "${column}" ON "${table}"
     WHEN NEW.rowid <= ${mark} AND OLD."${column}" IS NOT NEW."${column}"
     BEGIN ${insert} VALUES (NEW.rowid, NEW."${column}"); END`,
    `CREATE TRIGGER "${table}_search_delete" AFTER DELETE ON "${table}" WHEN OLD.rowid <= ${mark}
     BEGIN
       DELETE FROM "${table}_search" WHERE rowid = OLD.rowid;
       ${setMark(`MIN("indexed_to", ${last})`)};
     END`,
    `INSERT INTO "search_mark" VALUES ('${table}', 0)`,
  ])
    await runner.query(statement);
}
