import pg from 'pg';

/** The name of each statement that is kept prepared, by its text. */
const names = new Map<string, string>();

/**
 * Has PostgreSQL keep this statement prepared on every connection that runs it: it is parsed once, and planned anew only
 * where its values make a difference. For texts of which the program has few, since none of them is ever let go.
 */
export function keepPrepared(sql: string): void {
  if (!names.has(sql)) names.set(sql, `kept_${names.size}`);
}

/** A connection as TypeORM's driver uses one, which knows these names. */
export class PreparedClient extends pg.Client {}

// Past its many declared forms: what is given goes on as it came.
type Send = (this: pg.Client, statement: unknown, ...given: unknown[]) => unknown;
const send = Reflect.get(pg.Client.prototype, 'query') as Send;
const sendByName: Send = function (statement, ...given) {
  const name = typeof statement === 'string' ? names.get(statement) : undefined;
  return send.call(this, name === undefined ? statement : { name, text: statement }, ...given);
};
Reflect.set(PreparedClient.prototype, 'query', sendByName);
