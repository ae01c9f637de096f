import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameKeyOf } from '../name-key.js';
import { storedKey } from '../stored-key.js';

const emailKeyOf = (email: string): string => email.normalize('NFC').toLowerCase();
const recipientKeyOf = (recipient: string): string => recipient.toLowerCase();

/** Texts that are compared ignoring case, with the index on their key, if any. */
const TEXTS = [
  { table: 'class_instance', column: 'city', keyOf: nameKeyOf, index: 'class_instance_city' },
  {
    table: 'class_instance',
    column: 'instructor_name',
    keyOf: nameKeyOf,
    index: 'class_instance_instructor_name',
  },
  { table: 'student', column: 'company_name', keyOf: nameKeyOf },
  { table: 'student', column: 'email', keyOf: emailKeyOf, index: 'student_email_key' },
  { table: 'booking', column: 'company_name', keyOf: nameKeyOf },
  { table: 'booking', column: 'email', keyOf: emailKeyOf, index: 'booking_email' },
  { table: 'outbox_message', column: 'recipient', keyOf: recipientKeyOf },
] as const;

/** The limit on the parameters of a statement allows twice as many. */
const SPELLINGS_AT_ONCE = 5000;

/**
 * Keys of the texts that are compared ignoring case, with their indexes. Only for texts whose key LOWER would not give,
 * so that few rows change. Class types are sorted by their keys, so that each gets one.
 */
export class LetterCase1797400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, column, keyOf, ...indexed } of TEXTS) {
      const key = `${column}_key`;
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${key}" text`);
      await storeKeys(runner, table, column, keyOf);
      if ('index' in indexed)
        await reindex(runner, table, indexed.index, `COALESCE("${key}", LOWER("${column}"))`);
    }
    await keyDuplicateClassTypes(runner);
    await runner.query('DROP INDEX "class_type_name"');
    // Compares the emails of all students again.
    await runner.query('DELETE FROM "student_comparison"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "class_type_name" ON "class_type" ("name")');
    await runner.query(`UPDATE "class_type" SET "name_key" = NULL WHERE "name_key" LIKE '% ' || "id"`);
    for (const { table, column, ...indexed } of TEXTS) {
      if ('index' in indexed) await reindex(runner, table, indexed.index, `LOWER("${column}")`);
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}_key"`);
    }
  }
}

async function reindex(runner: QueryRunner, table: string, index: string, key: string): Promise<void> {
  const more = table === 'class_instance' ? ', "starts_at", "id"' : '';
  await runner.query(`DROP INDEX "${index}"`);
  await runner.query(`CREATE INDEX "${index}" ON "${table}" ((${key})${more})`);
}

/** Reads each spelling once. */
async function storeKeys(
  runner: QueryRunner,
  table: string,
  column: string,
  keyOf: (text: string) => string,
): Promise<void> {
  const isPostgres = runner.connection.options.type === 'postgres';
  const isNotPlain = isPostgres ? `"${column}" ~ '[^ -~]'` : `"${column}" GLOB '*[^ -~]*'`;
  const rows = await runner.manager.query<{ text: string }[]>(
    `SELECT DISTINCT "${column}" AS "text" FROM "${table}"
     WHERE ${isNotPlain} OR "${column}" LIKE '%  %' OR "${column}" <> TRIM("${column}")`,
  );
  const spellings = rows.flatMap(({ text }) => {
    const key = storedKey(text, keyOf);
    return key === null ? [] : [[text, key]];
  });
  for (let start = 0; start < spellings.length; start += SPELLINGS_AT_ONCE) {
    const some = spellings.slice(start, start + SPELLINGS_AT_ONCE);
    // With a type, SQLite indexes the spellings instead of searching the table for each of them.
    const places = some.map((_, index) => `(CAST($${2 * index + 1} AS text), $${2 * index + 2})`);
    await runner.query(
      `UPDATE "${table}" SET "${column}_key" = spelling.column2
       FROM (VALUES ${places.join(', ')}) AS spelling WHERE "${table}"."${column}" = spelling.column1`,
      some.flat(),
    );
  }
}

/** Names did not have to be unique once. The id distinguishes the keys of those that are not. */
async function keyDuplicateClassTypes(runner: QueryRunner): Promise<void> {
  const duplicates = await runner.manager.query<{ id: string; name: string }[]>(
    'SELECT "id", "name" FROM "class_type" WHERE "name_key" IS NULL',
  );
  for (const { id, name } of duplicates)
    await runner.query('UPDATE "class_type" SET "name_key" = $1 WHERE "id" = $2', [
      `${nameKeyOf(name)} ${id}`,
      id,
    ]);
}
