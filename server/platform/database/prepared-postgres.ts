import pg from 'pg';
import { statementName } from './prepared-statements.js';

/** A connection for TypeORM's driver that sends prepared statements by name. */
export class PreparedClient extends pg.Client {}

// Bypasses the overloads of `query`: the arguments are passed on unchanged.
type Send = (this: pg.Client, statement: unknown, ...given: unknown[]) => unknown;
const send = Reflect.get(pg.Client.prototype, 'query') as Send;
const sendByName: Send = function (statement, ...given) {
  const name = typeof statement === 'string' ? statementName(statement) : undefined;
  return send.call(this, name === undefined ? statement : { name, text: statement }, ...given);
};
Reflect.set(PreparedClient.prototype, 'query', sendByName);
