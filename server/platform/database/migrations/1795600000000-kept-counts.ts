import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A count of rows of a table. */
interface Counted {
  name: string;
  /** Counts only some rows, depending on a column; omitted for all rows. */
  only?: { column: string; where: (row: string) => string };
}

const TABLES: Readonly<Record<string, readonly Counted[]>> = {
  student: [
    { name: 'student', only: { column: 'deleted_at', where: (row) => `${row}"deleted_at" IS NULL` } },
  ],
  booking: [
    { name: 'booking' },
    {
      name: 'cancelledBooking',
      only: { column: 'booking_status', where: (row) => `${row}"booking_status" = 'cancelled'` },
    },
  ],
  account: [{ name: 'account' }],
};

/**
 * Row counts, maintained by triggers in the transaction that changes the rows (docs/decisions/kept-counts.md). On PostgreSQL a
 * count is split into several rows, so that writers never wait for each other.
 */
export class KeptCounts1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    // Locked, because rows that an older server commits between the count and the trigger would never be counted.
    const tables = Object.keys(TABLES).map((table) => `"${table}"`);
    if (isPostgres) await runner.query(`LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
    await runner.query(
      `CREATE TABLE "kept_count" ("name" varchar(40) NOT NULL, "shard" ${isPostgres ? 'serial' : 'integer'} NOT NULL,
         "total" bigint NOT NULL, PRIMARY KEY ("name", "shard"))`,
    );
    for (const [table, counts] of Object.entries(TABLES)) {
      for (const { name, only } of counts)
        await runner.query(
          `INSERT INTO "kept_count" ("name", "shard", "total")
           SELECT '${name}', 0, COUNT(*) FROM "${table}"${only ? ` WHERE ${only.where('')}` : ''}`,
        );
    }
    const statements = isPostgres ? onPostgres() : onSqlite();
    for (const sql of statements) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') {
      for (const table of Object.keys(TABLES))
        await runner.query(`DROP FUNCTION "keep_${table}_counts"() CASCADE`);
      for (const name of ['keep_count_of_row', 'empty_counts'])
        await runner.query(`DROP FUNCTION "${name}"() CASCADE`);
      await runner.query('DROP FUNCTION "keep_count"(varchar, bigint)');
    } else {
      for (const { trigger } of sqliteTriggers()) await runner.query(`DROP TRIGGER "${trigger}"`);
    }
    await runner.query('DROP TABLE "kept_count"');
  }
}

interface SqliteTrigger {
  trigger: string;
  table: string;
  event: string;
  when: string;
  name: string;
  change: string;
}

const onSqlite = (): string[] =>
  sqliteTriggers().map(
    ({ trigger, table, event, when, name, change }) =>
      `CREATE TRIGGER "${trigger}" AFTER ${event} ON "${table}" ${when}
       BEGIN UPDATE "kept_count" SET "total" = "total" + ${change} WHERE "name" = '${name}'; END`,
  );

function sqliteTriggers(): SqliteTrigger[] {
  return Object.entries(TABLES).flatMap(([table, counts]) =>
    counts.flatMap(({ name, only }) => {
      const when = (row: string): string => (only ? `WHEN ${only.where(`${row}.`)}` : '');
      const about = { table, name };
      const triggers = [
        { ...about, trigger: `${name}_count_insert`, event: 'INSERT', when: when('NEW'), change: '1' },
        { ...about, trigger: `${name}_count_delete`, event: 'DELETE', when: when('OLD'), change: '-1' },
      ];
      if (!only) return triggers;
      const [before, after] = [`(${only.where('OLD.')})`, `(${only.where('NEW.')})`];
      const change = { event: `UPDATE OF "${only.column}"`, when: `WHEN ${before} <> ${after}` };
      return [
        ...triggers,
        { ...about, ...change, trigger: `${name}_count_update`, change: `${after} - ${before}` },
      ];
    }),
  );
}

/** Changes a row of the count that is not locked, or inserts a new one, so that no writer waits for another. */
const KEEP_COUNT = `
  CREATE FUNCTION "keep_count"(counted varchar, change bigint) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    free integer;
  BEGIN
    IF change = 0 THEN RETURN; END IF;
    SELECT "shard" INTO free FROM "kept_count" WHERE "name" = counted LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF FOUND THEN
      UPDATE "kept_count" SET "total" = "total" + change WHERE "name" = counted AND "shard" = free;
    ELSE
      INSERT INTO "kept_count" ("name", "total") VALUES (counted, change);
    END IF;
  END $$`;

const KEEP_COUNT_OF_ROW = `
  CREATE FUNCTION "keep_count_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM "keep_count"(TG_ARGV[0], TG_ARGV[1]::bigint);
    RETURN NULL;
  END $$`;

const EMPTY_COUNTS = `
  CREATE FUNCTION "empty_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "kept_count" SET "total" = 0 WHERE "name" = ANY (TG_ARGV);
    RETURN NULL;
  END $$`;

function onPostgres(): string[] {
  const ofTables = Object.entries(TABLES).flatMap(([table, counts]) => {
    const keep = counts.map(
      ({ name, only }) =>
        `PERFORM "keep_count"('${name}', sign * (SELECT COUNT(*) FROM changed${only ? ` WHERE ${only.where('')}` : ''}));`,
    );
    const names = counts.map(({ name }) => `'${name}'`).join(', ');
    return [
      `CREATE FUNCTION "keep_${table}_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
       DECLARE
         sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
       BEGIN
         ${keep.join(' ')}
         RETURN NULL;
       END $$`,
      `CREATE TRIGGER "${table}_count_insert" AFTER INSERT ON "${table}" REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION "keep_${table}_counts"()`,
      `CREATE TRIGGER "${table}_count_delete" AFTER DELETE ON "${table}" REFERENCING OLD TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION "keep_${table}_counts"()`,
      `CREATE TRIGGER "${table}_count_truncate" AFTER TRUNCATE ON "${table}"
       FOR EACH STATEMENT EXECUTE FUNCTION "empty_counts"(${names})`,
      ...counts.flatMap((count) => updateTriggers(table, count)),
    ];
  });
  return [KEEP_COUNT, KEEP_COUNT_OF_ROW, EMPTY_COUNTS, ...ofTables];
}

function updateTriggers(table: string, { name, only }: Counted): string[] {
  if (!only) return [];
  const [before, after] = [`(${only.where('OLD.')})`, `(${only.where('NEW.')})`];
  const trigger = (event: string, when: string, change: number): string =>
    `CREATE TRIGGER "${name}_count_${event}" AFTER UPDATE OF "${only.column}" ON "${table}"
     FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION "keep_count_of_row"('${name}', '${change}')`;
  return [
    trigger('begin', `NOT ${before} AND ${after}`, 1),
    trigger('end', `${before} AND NOT ${after}`, -1),
  ];
}
