import { randomUUID } from 'node:crypto';
import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const text = (name: string, length: string) => ({ name, type: 'varchar', length });
const longText = (name: string) => ({ name, type: 'text' });
const ID = { ...text('id', '36'), isPrimary: true };
const KEPT = [
  text('name', '100'),
  longText('name_key'),
  longText('search_text'),
  { ...text('archived_at', '24'), isNullable: true },
  { name: 'version', type: 'integer' },
  text('created_at', '24'),
  text('updated_at', '24'),
];
const optional = <Column extends object>(column: Column) => ({ ...column, isNullable: true });

const VENUES = new Table({
  name: 'venue',
  columns: [
    ID,
    ...KEPT,
    optional(text('name_es', '100')),
    longText('place_key'),
    text('street1', '100'),
    optional(text('street2', '100')),
    text('city', '100'),
    text('state', '2'),
    text('zip', '10'),
    text('time_zone', '40'),
    optional({ name: 'capacity', type: 'integer' }),
    ...['parking', 'parking_es', 'entrance', 'entrance_es', 'map_url'].map((name) =>
      optional(longText(name)),
    ),
  ],
  indices: [
    new TableIndex({ name: 'venue_name', columnNames: ['name_key', 'id'] }),
    new TableIndex({ name: 'venue_place', columnNames: ['place_key'], isUnique: true }),
  ],
});
const INSTRUCTORS = new Table({
  name: 'instructor',
  columns: [
    ID,
    ...KEPT,
    optional(text('email', '254')),
    optional(text('phone', '40')),
    { name: 'teaches_english', type: 'boolean' },
    { name: 'teaches_spanish', type: 'boolean' },
    optional(text('authorization_kind', '100')),
    optional(text('authorization_number', '100')),
    optional(text('authorization_expires_on', '10')),
  ],
  indices: [new TableIndex({ name: 'instructor_name', columnNames: ['name_key', 'id'] })],
});
const REFERENCES = ['venue', 'instructor'] as const;

const PLACE = ['location_name', 'street1', 'street2', 'city', 'state', 'zip'] as const;
type Place = Record<(typeof PLACE)[number], string>;
interface PlaceRow extends Place {
  time_zone: string;
  first_at: string;
  last_start: string;
}
interface NameRow {
  name: string;
  first_at: string;
  english: number | string;
  spanish: number | string;
}

/**
 * Creates records of the venues and instructors in classes' texts, and references to them. The texts are not changed: those
 * that differ by more than spaces become separate records, and an empty text becomes none.
 */
export class VenuesAndInstructors1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(VENUES);
    await runner.createTable(INSTRUCTORS);
    for (const table of REFERENCES) {
      const name = `CONSTRAINT "class_instance_${table}_fk"`;
      // TypeORM finds the name of a foreign key on SQLite only in text like the comment's, which SQLite stores with the table.
      // TypeORM itself would rebuild the table, which drops the search triggers and changes row ids.
      await runner.query(
        `ALTER TABLE "class_instance" ADD COLUMN "${table}_id" varchar(36)
         /* ${name} FOREIGN KEY ("${table}_id") REFERENCES "${table}" */
         ${name} REFERENCES "${table}" ("id") ON DELETE RESTRICT`,
      );
    }
    await linkVenues(runner);
    await linkInstructors(runner);
    for (const table of REFERENCES)
      await runner.query(
        `CREATE INDEX "class_instance_${table}" ON "class_instance" ("${table}_id", "starts_at")`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of REFERENCES) {
      await runner.query(`DROP INDEX "class_instance_${table}"`);
      await runner.query(`ALTER TABLE "class_instance" DROP COLUMN "${table}_id"`);
    }
    for (const table of REFERENCES) await runner.dropTable(table);
  }
}

/** Links all classes in one statement, for any number of venues. */
async function linkVenues(runner: QueryRunner): Promise<void> {
  const columns = `"location_name", "street1", COALESCE("street2", '') AS "street2", "city", "state", "zip"`;
  const rows = (await runner.query(
    `SELECT ${columns}, "time_zone", MIN("created_at") AS "first_at", MAX("starts_at") AS "last_start"
     FROM "class_instance" GROUP BY "location_name", "street1", COALESCE("street2", ''), "city", "state", "zip", "time_zone"`,
  )) as PlaceRow[];
  await runner.query(
    `CREATE TABLE "venue_text" (${PLACE.map((name) => `"${name}" text`).join(', ')}, "venue_id" text, PRIMARY KEY (${PLACE.map((name) => `"${name}"`).join(', ')}))`,
  );
  // A venue gets the time zone of its last class.
  const latestFirst = rows.toSorted((one, other) => (one.last_start < other.last_start ? 1 : -1));
  const venues = new Map<string, string>();
  const linked = new Set<string>();
  for (const row of latestFirst) {
    const key = JSON.stringify(PLACE.map((name) => withoutSpaces(row[name])));
    if (withoutSpaces(row.location_name) === '') continue;
    const id = venues.get(key) ?? (await insertVenue(runner, row, key));
    venues.set(key, id);
    const raw = PLACE.map((name) => row[name]);
    if (linked.has(JSON.stringify(raw))) continue;
    linked.add(JSON.stringify(raw));
    await insert(runner, 'venue_text', { ...row, venue_id: id }, [...PLACE, 'venue_id']);
  }
  const isSame = PLACE.map((name) =>
    name === 'street2'
      ? `t."street2" = COALESCE("class_instance"."street2", '')`
      : `t."${name}" = "class_instance"."${name}"`,
  );
  await runner.query(
    `UPDATE "class_instance" SET "venue_id" = (SELECT t."venue_id" FROM "venue_text" t WHERE ${isSame.join(' AND ')})`,
  );
  await runner.dropTable('venue_text');
}

async function linkInstructors(runner: QueryRunner): Promise<void> {
  const counted = (language: string) =>
    `SUM(CASE WHEN "language" IN ('${language}', 'bilingual') THEN 1 ELSE 0 END)`;
  const rows = (await runner.query(
    `SELECT "instructor_name" AS "name", MIN("created_at") AS "first_at",
       ${counted('en')} AS "english", ${counted('es')} AS "spanish"
     FROM "class_instance" WHERE "instructor_name" IS NOT NULL GROUP BY "instructor_name" ORDER BY "instructor_name"`,
  )) as NameRow[];
  const people = new Map<string, NameRow[]>();
  for (const row of rows) {
    const name = withoutSpaces(row.name);
    if (name !== '') people.set(name, [...(people.get(name) ?? []), row]);
  }
  await runner.query('CREATE TABLE "instructor_text" ("name" text PRIMARY KEY, "instructor_id" text)');
  for (const [name, spellings] of people) {
    const firstAt = spellings.map(({ first_at }) => first_at).toSorted()[0];
    const teaches = (language: 'english' | 'spanish') => spellings.some((row) => Number(row[language]) > 0);
    const id = randomUUID();
    await insert(runner, 'instructor', {
      ...recordOf(id, name, firstAt ?? ''),
      search_text: folded(name),
      teaches_english: teaches('english'),
      teaches_spanish: teaches('spanish'),
    });
    for (const spelling of spellings)
      await insert(runner, 'instructor_text', { name: spelling.name, instructor_id: id });
  }
  await runner.query(
    `UPDATE "class_instance" SET "instructor_id" =
       (SELECT t."instructor_id" FROM "instructor_text" t WHERE t."name" = "class_instance"."instructor_name")
     WHERE "instructor_name" IS NOT NULL`,
  );
  await runner.dropTable('instructor_text');
}

async function insertVenue(runner: QueryRunner, row: PlaceRow, key: string): Promise<string> {
  const id = randomUUID();
  const name = withoutSpaces(row.location_name);
  const address = {
    street1: row.street1.trim(),
    city: row.city.trim(),
    state: row.state,
    zip: row.zip.trim(),
  };
  await insert(runner, 'venue', {
    ...recordOf(id, name, row.first_at),
    ...address,
    search_text: folded([name, address.street1, address.city].join(' ')),
    place_key: key,
    street2: row.street2.trim() || null,
    time_zone: row.time_zone,
  });
  return id;
}

function recordOf(id: string, name: string, at: string) {
  const name_key = name.normalize('NFC').toLowerCase();
  return { id, name, name_key, version: 1, created_at: at, updated_at: at };
}

async function insert(
  runner: QueryRunner,
  table: string,
  row: object,
  columns: readonly string[] = Object.keys(row),
): Promise<void> {
  const values = new Map<string, unknown>(Object.entries(row));
  await runner.query(
    `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
     VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    columns.map((name) => values.get(name)),
  );
}

const withoutSpaces = (words: string): string => words.replace(/\s+/g, ' ').trim();
const folded = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
