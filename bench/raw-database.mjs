import pg from 'pg';
import sqlite3 from 'sqlite3';

/**
 * @typedef {object} RawDatabase the driver with promises
 * @property {'sqlite' | 'postgres'} kind
 * @property {(sql: string, parameters?: readonly unknown[]) => Promise<Record<string, any>[]>} all
 * @property {<T>(work: (all: RawDatabase['all']) => Promise<T>) => Promise<T>} alone on an exclusive connection
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} url
 * @returns {Promise<RawDatabase>}
 */
export function openRaw(url) {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url);
}

/**
 * A reading and a writing connection with the pragmas of the product, except `wal_autocheckpoint`: there are no
 * checkpoints on another thread here.
 *
 * @param {string} path
 * @returns {Promise<RawDatabase>}
 */
async function openSqlite(path) {
  const [reader, writer] = await Promise.all([connect(path), connect(path)]);
  const [read, write] = [asPromises(reader), asPromises(writer)];
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'busy_timeout = 10000',
    'foreign_keys = ON',
    'cache_size = -16000',
    'temp_store = MEMORY',
  ])
    await write(`PRAGMA ${pragma}`);
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  return {
    kind: 'sqlite',
    all: read,
    alone: (work) => {
      const turn = queue.then(() => work(write));
      queue = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await queue;
      reader.close();
      writer.close();
    },
  };
}

/**
 * @param {string} path
 * @returns {Promise<sqlite3.Database>}
 */
function connect(path) {
  return new Promise((resolve, reject) => {
    const connection = new sqlite3.Database(path, (error) => (error ? reject(error) : resolve(connection)));
  });
}

/**
 * @param {sqlite3.Database} connection
 * @returns {RawDatabase['all']}
 */
function asPromises(connection) {
  return (sql, parameters = []) =>
    new Promise((resolve, reject) => {
      connection.all(sql, parameters, (error, /** @type {Record<string, any>[]} */ rows) =>
        error ? reject(error) : resolve(rows),
      );
    });
}

/**
 * @param {string} url
 * @returns {Promise<RawDatabase>}
 */
async function openPostgres(url) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return {
    kind: 'postgres',
    all: async (sql, parameters = []) => (await pool.query(numbered(sql), [...parameters])).rows,
    alone: async (work) => {
      const client = await pool.connect();
      try {
        return await work(
          async (sql, parameters = []) => (await client.query(numbered(sql), [...parameters])).rows,
        );
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** @type {Map<string, string>} */
const known = new Map();

/**
 * Converts placeholders to PostgreSQL's: ? becomes $1, $2 …
 *
 * @param {string} sql
 */
function numbered(sql) {
  const ready = known.get(sql);
  if (ready !== undefined) return ready;
  let number = 0;
  const made = sql.replace(/\?/g, () => `$${(number += 1)}`);
  if (known.size < 1000) known.set(sql, made);
  return made;
}
