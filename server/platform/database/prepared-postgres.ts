import pg from 'pg';
import { keptName } from './kept-statements.js';

/** A connection as TypeORM's driver uses one, which sends a kept statement by its name. */
export class PreparedClient extends pg.Client {}

// Past its many declared forms: what is given goes on as it came.
type Send = (this: pg.Client, statement: unknown, ...given: unknown[]) => unknown;
const send = Reflect.get(pg.Client.prototype, 'query') as Send;
const sendByName: Send = function (statement, ...given) {
  const name = typeof statement === 'string' ? keptName(statement) : undefined;
  return send.call(this, name === undefined ? statement : { name, text: statement }, ...given);
};
Reflect.set(PreparedClient.prototype, 'query', sendByName);
