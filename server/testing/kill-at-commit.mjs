// Preloaded into a server. Kills it at the commit of a transaction that books several seats: with KILL_AT=before when
// COMMIT is about to be sent, with KILL_AT=after when the database has executed it.
import { Socket } from 'node:net';
import sqlite3 from 'sqlite3';

const isBefore = process.env.KILL_AT === 'before';
const SEVERAL_BOOKINGS = /INSERT INTO "booking" \(.*?VALUES \(.*?\), \(.*?\), \(/s;
/** SQLite's only writing connection. */
const THE_WRITER = 'the writer';
/**
 * The connection of that transaction, because other PostgreSQL connections may commit meanwhile.
 *
 * @type {unknown}
 */
let bookingOn;

const die = () => process.kill(process.pid, 'SIGKILL');

/**
 * @param {unknown} connection
 * @param {string} sql
 */
function note(connection, sql) {
  if (SEVERAL_BOOKINGS.test(sql)) bookingOn = connection;
  if (bookingOn === connection && isBefore && /COMMIT/.test(sql)) die();
}

const { prepare } = sqlite3.Database.prototype;
sqlite3.Database.prototype.prepare = function (sql, ...rest) {
  const statement = Reflect.apply(prepare, this, [sql, ...rest]);
  for (const call of ['run', 'all']) {
    const original = statement[call];
    statement[call] = (parameters, done) => {
      note(THE_WRITER, sql);
      return Reflect.apply(original, statement, [
        parameters,
        function (...results) {
          if (bookingOn === THE_WRITER && sql === 'COMMIT') die();
          return Reflect.apply(done, this, results);
        },
      ]);
    };
  }
  return statement;
};

// PostgreSQL's protocol: Parse gives the statement a name, Bind sends an array per column with this name, and
// CommandComplete returns a tag.
const NAMED = /^P.{4}(\w+)\0INSERT INTO "booking" \(/s;
const SEVERAL_IDS = /\{(?:"[0-9a-f-]{36}",){2}/;
/** @type {string | undefined} */
let nameOfInsert;

/**
 * @param {Socket} socket
 * @param {string} message
 */
function noteMessage(socket, message) {
  nameOfInsert = NAMED.exec(message)?.[1] ?? nameOfInsert;
  const isInsert =
    nameOfInsert !== undefined && message.startsWith('B') && message.includes(`\0${nameOfInsert}\0`);
  if (isInsert && SEVERAL_IDS.test(message)) bookingOn = socket;
  note(socket, message);
}

const { write, emit } = Socket.prototype;
Socket.prototype.write = function (data, ...rest) {
  if (Buffer.isBuffer(data)) noteMessage(this, data.toString('latin1'));
  return Reflect.apply(write, this, [data, ...rest]);
};
Socket.prototype.emit = function (event, ...rest) {
  const isOurs = event === 'data' && bookingOn === this;
  if (isOurs && Buffer.isBuffer(rest[0]) && rest[0].includes('COMMIT\0')) die();
  return Reflect.apply(emit, this, [event, ...rest]);
};
