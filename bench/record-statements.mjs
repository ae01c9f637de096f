// Preloaded into the product: records its SQL statements and returns them on request.
import pg from 'pg';
import sqlite3 from 'sqlite3';

/** @typedef {{ sql: string, parameters: unknown[] }} Statement */

/** @type {Statement[]} */
let statements = [];

/**
 * @param {object} prototype
 * @param {string} method
 * @param {(target: any, args: unknown[]) => Statement | undefined} read
 */
function note(prototype, method, read) {
  const original = Reflect.get(prototype, method);
  Reflect.set(
    prototype,
    method,
    /** @this {unknown} */
    function (/** @type {unknown[]} */ ...args) {
      const statement = read(this, args);
      if (statement) statements.push(statement);
      return Reflect.apply(original, this, args);
    },
  );
}

const isValue = (/** @type {unknown} */ argument) => typeof argument !== 'function';

for (const method of ['run', 'get', 'all', 'each']) {
  note(sqlite3.Statement.prototype, method, ({ sql }, args) => ({
    sql,
    parameters: args.filter(isValue).flat(),
  }));
}
note(sqlite3.Database.prototype, 'exec', (_database, [sql]) => ({ sql: String(sql), parameters: [] }));
note(pg.Client.prototype, 'query', (_client, [query, values]) => {
  const text = typeof query === 'string' ? query : Reflect.get(Object(query), 'text');
  if (typeof text !== 'string') return undefined;
  const parameters = Array.isArray(values) ? values : Reflect.get(Object(query), 'values');
  return { sql: text, parameters: parameters ?? [] };
});

process.on('message', (message) => {
  if (message !== 'statements') return;
  process.send?.(statements);
  statements = [];
});
