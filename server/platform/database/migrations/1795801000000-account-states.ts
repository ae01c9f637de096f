import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldForSearch } from '../search.js';

interface AccountRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
}

const BATCH = 500;
/** Rows that are indexed together, as for students. */
const BATCH_OF_INDEX = 64;
const MARK = `(SELECT "indexed_to" FROM "search_mark" WHERE "name" = 'account')`;
const COLUMNS = [
  '"last_login_at" varchar(24)',
  '"invited_at" varchar(24)',
  '"disabled_at" varchar(24)',
  '"version" integer NOT NULL DEFAULT 1',
  `"search_text" text NOT NULL DEFAULT ''`,
];
const INDEXES = {
  account_role: '"account" ("role", "email_key")',
  account_invited: '"account" ("email_key") WHERE "invited_at" IS NOT NULL',
  // Partial, because most entries are those of guests, who have no account.
  audit_entry_actor: '"audit_entry" ("actor_id", "at") WHERE "actor_id" IS NOT NULL',
};

/** The office can invite, disable and search accounts. */
export class AccountStates1795801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "account" ADD COLUMN ${column}`);
    await foldAll(runner);
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX "${name}" ON ${on}`);
    if (runner.connection.options.type === 'postgres')
      await runner.query(
        'CREATE INDEX "account_search" ON "account" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit = 256)',
      );
    else await indexOnSqlite(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') await runner.query('DROP INDEX "account_search"');
    else {
      for (const event of ['mark', 'insert', 'update', 'delete'])
        await runner.query(`DROP TRIGGER "account_search_${event}"`);
      await runner.query('DROP TABLE "account_search"');
      await runner.query(`DELETE FROM "search_mark" WHERE "name" = 'account'`);
    }
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX "${name}"`);
    for (const column of COLUMNS)
      await runner.query(`ALTER TABLE "account" DROP COLUMN ${String(column.split(' ')[0])}`);
  }
}

async function foldAll(runner: QueryRunner): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await runner.manager.query<AccountRow[]>(
      `SELECT "id", "email", "first_name", "last_name" FROM "account" WHERE "id" > $1 ORDER BY "id" LIMIT ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    const places = rows.map((_, index) => `($${2 * index + 1}, $${2 * index + 2})`);
    await runner.query(
      `UPDATE "account" SET "search_text" = folded.column2
       FROM (VALUES ${places.join(', ')}) AS folded WHERE "account"."id" = folded.column1`,
      rows.flatMap(({ id, email, first_name, last_name }) => [
        id,
        foldForSearch(first_name, last_name, email),
      ]),
    );
    after = last.id;
  }
}

/** As for students and bookings (docs/decisions/search-by-trigram.md); existing rows are indexed in the background. */
async function indexOnSqlite(runner: QueryRunner): Promise<void> {
  const setMark = (value: string): string =>
    `UPDATE "search_mark" SET "indexed_to" = ${value} WHERE "name" = 'account'`;
  const insert = 'INSERT INTO "account_search" (rowid, "words")';
  const last = 'COALESCE((SELECT MAX(rowid) FROM "account"), 0)';
  for (const statement of [
    `CREATE VIRTUAL TABLE "account_search" USING fts5
       ("words", content = '', columnsize = 0, detail = none, tokenize = 'trigram')`,
    `CREATE TRIGGER "account_search_mark" AFTER UPDATE OF "indexed_to" ON "search_mark"
     WHEN NEW."name" = 'account' AND NEW."indexed_to" > OLD."indexed_to"
     BEGIN
       ${insert} SELECT rowid, "search_text" FROM "account"
       WHERE rowid > OLD."indexed_to" AND rowid <= NEW."indexed_to";
     END`,
    `CREATE TRIGGER "account_search_insert" AFTER INSERT ON "account" WHEN NEW.rowid >= ${MARK} + ${BATCH_OF_INDEX}
     BEGIN ${setMark(`"indexed_to" + ${BATCH_OF_INDEX}`)}; END`,
    `CREATE TRIGGER "account_search_update" AFTER UPDATE OF "search_text" ON "account"
     WHEN NEW.rowid <= ${MARK} AND OLD."search_text" IS NOT NEW."search_text"
     BEGIN ${insert} VALUES (NEW.rowid, NEW."search_text"); END`,
    `CREATE TRIGGER "account_search_delete" AFTER DELETE ON "account" WHEN ${last} < ${MARK}
     BEGIN ${setMark(last)}; END`,
    `INSERT INTO "search_mark" VALUES ('account', 0)`,
  ])
    await runner.query(statement);
}
