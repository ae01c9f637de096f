import type { MigrationInterface, QueryRunner } from 'typeorm';

const PEOPLE = ['booking', 'student'] as const;
/** Searched columns of a class, besides its class type and dates. */
const OF_A_CLASS = ['location_name', 'city', 'instructor_name'] as const;

/** The digits of a phone number, without its extension (platform/database/phone-search.ts). */
const DIGITS = {
  sqlite: `replace(replace(replace(replace(replace(replace(replace(replace(
    substr(replace(replace(lower("phone"), '#', 'x'), ';', 'x'), 1,
      instr(replace(replace(lower("phone"), '#', 'x'), ';', 'x') || 'x', 'x') - 1),
    ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), '/', ''), 'e', '')`,
  postgres: `regexp_replace(split_part(translate(lower("phone"), '#;', 'xx'), 'x', 1), '\\D', '', 'g')`,
};
const END = {
  sqlite: (length: number): string => `substr(${DIGITS.sqlite}, -${length})`,
  postgres: (length: number): string => `right(${DIGITS.postgres}, ${length})`,
};

/**
 * Indexes for the console's search: phone numbers by their last ten and last four digits, people by the beginning of their
 * last name, and classes by trigrams of venue, city and instructor.
 */
export class SearchEverywhere1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const kind = kindOf(runner);
    for (const table of PEOPLE)
      for (const [name, length] of [
        ['phone', 10],
        ['phone_end', 4],
      ] as const)
        await runner.query(
          `CREATE INDEX "${table}_${name}" ON "${table}" ((${END[kind](length)}), "created_at") WHERE "phone" IS NOT NULL`,
        );
    await (kind === 'postgres' ? onPostgres(runner) : onSqlite(runner));
  }

  async down(runner: QueryRunner): Promise<void> {
    const isPostgres = kindOf(runner) === 'postgres';
    for (const table of PEOPLE) {
      await runner.query(`DROP INDEX "${table}_phone"`);
      await runner.query(`DROP INDEX "${table}_phone_end"`);
      if (isPostgres) await runner.query(`DROP INDEX "${table}_name_start"`);
    }
    if (isPostgres) {
      await runner.query('DROP INDEX "student_created_at"');
      await runner.query('DROP INDEX "class_instance_search"');
      return;
    }
    for (const event of ['insert', 'update', 'delete'])
      await runner.query(`DROP TRIGGER "class_search_${event}"`);
    await runner.query('DROP TABLE "class_search"');
  }
}

function kindOf(runner: QueryRunner): 'sqlite' | 'postgres' {
  return runner.connection.options.type === 'postgres' ? 'postgres' : 'sqlite';
}

/** A prefix search needs text_pattern_ops, unless the collation is binary as on SQLite. */
async function onPostgres(runner: QueryRunner): Promise<void> {
  for (const table of PEOPLE)
    await runner.query(`CREATE INDEX "${table}_name_start" ON "${table}" ("sort_name" text_pattern_ops)`);
  await runner.query('CREATE INDEX "student_created_at" ON "student" ("created_at", "id")');
  const words = OF_A_CLASS.map((column) => `COALESCE("${column}", '')`).join(` || ' ' || `);
  await runner.query(
    `CREATE INDEX "class_instance_search" ON "class_instance" USING gin
       (lower(translate(${words}, 'áàâäãéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ',
         'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops)`,
  );
}

/** Classes are few and change rarely, so each is indexed at once, and the index stores the texts. */
async function onSqlite(runner: QueryRunner): Promise<void> {
  const words = (row = ''): string =>
    OF_A_CLASS.map((column) => `COALESCE(${row}"${column}", '')`).join(` || ' ' || `);
  await runner.query(
    `CREATE VIRTUAL TABLE "class_search" USING fts5("words", tokenize = 'trigram remove_diacritics 1')`,
  );
  await runner.query(
    `INSERT INTO "class_search" (rowid, "words") SELECT rowid, ${words()} FROM "class_instance"`,
  );
  await runner.query(
    `CREATE TRIGGER "class_search_insert" AFTER INSERT ON "class_instance"
     BEGIN INSERT INTO "class_search" (rowid, "words") VALUES (NEW.rowid, ${words('NEW.')}); END`,
  );
  await runner.query(
    `CREATE TRIGGER "class_search_update" AFTER UPDATE OF ${OF_A_CLASS.map((column) => `"${column}"`).join(', ')}
     ON "class_instance"
     BEGIN UPDATE "class_search" SET "words" = ${words('NEW.')} WHERE rowid = NEW.rowid; END`,
  );
  await runner.query(
    `CREATE TRIGGER "class_search_delete" AFTER DELETE ON "class_instance"
     BEGIN DELETE FROM "class_search" WHERE rowid = OLD.rowid; END`,
  );
}
