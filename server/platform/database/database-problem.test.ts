import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import expiredCertificate from 'smtp-server/lib/tls-options.js';
import type { DatabaseAddress } from '../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { addressOf } from '../../testing/world.js';
import { OperatorError } from '../errors/operator-error.js';
import { openDatabase } from './open-database.js';
import { createDataSource } from './data-source.js';
import { explained } from './database-problem.js';

describe('a PostgreSQL that the site cannot use is explained in one line:', () => {
  let files: TestDatabase;
  beforeEach(async () => {
    files = await createTestDatabase('postgres');
  });
  afterEach(() => files.remove());

  /** As main.ts starts. */
  async function start(address: DatabaseAddress): Promise<void> {
    const database = await openDatabase(address, []);
    try {
      await explained(address, () => database.migrate());
    } finally {
      await database.close();
    }
  }

  const run = async (sql: string): Promise<void> => {
    const source = await createDataSource(addressOf(files.url), [], { poolSize: 1 }).initialize();
    await source.query(sql);
    await source.destroy();
  };

  async function refusal(url = files.url): Promise<string> {
    const error: unknown = await start(addressOf(url)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperatorError);
    const { message } = error as OperatorError;
    expect(message).not.toContain('\n');
    return message;
  }

  it.each(['LATIN1', 'SQL_ASCII'])('its encoding is %s', async (encoding) => {
    const name = `${new URL(files.url).pathname.slice(1)}_${encoding.toLowerCase()}`;
    await run(
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE 'C' LOCALE_PROVIDER libc`,
    );
    const url = new URL(files.url);
    url.pathname = name;
    await expect(refusal(url.href)).resolves.toContain(`whose encoding is ${encoding} instead of UTF8`);
    await run(`DROP DATABASE ${name} WITH (FORCE)`);
  });

  it('it is read-only', async () => {
    const name = new URL(files.url).pathname.slice(1);
    await run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await expect(refusal()).resolves.toMatch(/^DATABASE_URL names .*, which is read-only.*\(25006\)\.$/);
    await run(`BEGIN READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`);
  });

  it('it accepts no TLS, and DATABASE_URL requires it', async () => {
    await expect(refusal(`${files.url}?sslmode=verify-full`)).resolves.toMatch(
      /^DATABASE_URL names .*, which accepts no TLS: .* remove sslmode\.$/,
    );
  });

  it('a file that DATABASE_URL names is missing', async () => {
    await expect(refusal(`${files.url}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`)).resolves.toMatch(
      /^DATABASE_URL names .*, which cannot be used: a file that DATABASE_URL names, .* \(ENOENT\)\.$/,
    );
  });

  it('its certificate has expired', async () => {
    const { key, cert } = expiredCertificate({});
    const sockets = createServer((socket) => {
      // PostgreSQL accepts TLS with the letter S.
      socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => socket.destroy());
      });
    });
    await once(sockets.listen(0, '127.0.0.1'), 'listening');
    const { port } = sockets.address() as AddressInfo;
    await expect(refusal(`postgres://site@127.0.0.1:${port}/site?sslmode=verify-full`)).resolves.toMatch(
      /^DATABASE_URL names .*, which has an expired certificate: renew it \(CERT_HAS_EXPIRED\)\.$/,
    );
    sockets.close();
  });

  it('another program lists its migrations there', async () => {
    await run('CREATE TABLE "migrations" ("id" integer, "migration" varchar(255), "batch" integer)');
    await expect(refusal()).resolves.toContain('holds the tables of another program');
  });
});
