import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thisBuild } from './builds.mjs';
import { fillSeats } from './fill-seats.mjs';
import { startProduct } from './processes.mjs';
import { openRaw } from './raw-database.mjs';
import { sampleOf } from './sample.mjs';

/**
 * @typedef {object} Database
 * @property {'sqlite' | 'postgres'} kind
 * @property {string} url
 * @property {string} folder the product's data folder
 * @property {import('./builds.mjs').Build} build whose schema it has
 */

/**
 * @typedef {object} Place
 * @property {string} [postgres] the address of a PostgreSQL server; by default SQLite is used
 * @property {import('./builds.mjs').Build} [build] that creates it; default: this one
 */

/** Below both drivers' limits of parameters per statement. */
const PARAMETERS_AT_ONCE = 30_000;

/** Databases in a temporary folder, deleted when the bench ends. */
export async function createDatabases() {
  const home = await mkdtemp(join(tmpdir(), 'booking-bench-'));
  // Also if the run is aborted.
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const folderFor = async (/** @type {string} */ name) => {
    const folder = join(home, name);
    await mkdir(folder);
    return folder;
  };
  return {
    /** An empty folder that is deleted with them. */
    folder: folderFor,
    /**
     * A migrated database with sample rows.
     *
     * @param {string} name
     * @param {import('./sample.mjs').Size} size
     * @param {Place} [place]
     * @returns {Promise<Database>}
     */
    create: async (name, size, { postgres, build = thisBuild() } = {}) => {
      const folder = await folderFor(postgres ? `${name}-postgres` : name);
      const url = postgres ? await createOn(postgres, name) : `sqlite:${join(folder, 'bench.sqlite')}`;
      /** @type {Database} */
      const database = { kind: postgres ? 'postgres' : 'sqlite', url, folder, build };
      await (await startProduct(database)).stop();
      await fill(database, sampleOf(size), size.seats ?? 0);
      return database;
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** @typedef {Awaited<ReturnType<typeof createDatabases>>} Databases */

/**
 * @param {string} server
 * @param {string} name
 */
async function createOn(server, name) {
  const connection = await openRaw(server);
  await connection.all(`CREATE DATABASE ${name}`);
  await connection.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * As on a server in production: the search for duplicates has processed all students, and does not run during the
 * bench.
 */
const STUDENTS_COMPARED = `
  INSERT INTO student_comparison (id, changed_at, student_id)
  SELECT 'students', updated_at, id FROM student ORDER BY updated_at DESC, id DESC LIMIT 1
  ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at, student_id = excluded.student_id`;

/**
 * An older build has fewer tables.
 *
 * @param {Database['kind']} kind
 * @param {import('./raw-database.mjs').RawDatabase['all']} all
 * @param {string} name
 */
async function hasTable(kind, all, name) {
  const [catalogue, column] =
    kind === 'sqlite' ? ['sqlite_master', 'name'] : ['information_schema.tables', 'table_name'];
  return (await all(`SELECT 1 FROM ${catalogue} WHERE ${column} = ?`, [name])).length > 0;
}

/**
 * @param {Database} database
 * @param {import('./sample.mjs').Sample} sample
 * @param {number} seats per past class that are filled by SQL statements
 */
async function fill(database, sample, seats) {
  const raw = await openRaw(database.url);
  await raw.alone(async (all) => {
    // The indexes of a million rows do not fit into the default of 2 MB.
    if (raw.kind === 'sqlite') await all('PRAGMA cache_size = -500000');
    await all('BEGIN');
    for (const { table, rows } of sample) {
      const columns = Object.keys(rows[0] ?? {});
      const values = `(${columns.map(() => '?').join(', ')})`;
      const step = Math.floor(PARAMETERS_AT_ONCE / Math.max(1, columns.length));
      for (let start = 0; start < rows.length; start += step) {
        const some = rows.slice(start, start + step);
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => values).join(', ')}`;
        await all(sql, some.flatMap(Object.values));
      }
    }
    if (seats > 0) await fillSeats(raw.kind, all, seats);
    if (await hasTable(raw.kind, all, 'student_comparison')) await all(STUDENTS_COMPARED);
    await all('COMMIT');
    // As autovacuum does eventually. SQLite plans without statistics, as in production.
    if (raw.kind === 'postgres') await all('VACUUM ANALYZE');
  });
  await raw.close();
}
