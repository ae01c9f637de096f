import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EntityTarget, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { AccountEntity } from '../features/accounts/account.entity.js';
import { hashPassword } from '../features/accounts/passwords/password.crypto.js';
import { Tokens } from '../features/accounts/login/token.crypto.js';
import type { SeatGuard } from '../features/schedule/seats/seat-lock.store.js';
import { entities } from '../entities.js';
import type { Company } from '../platform/config/company-setting.js';
import { parseConfig, type DatabaseAddress } from '../platform/config/config.js';
import type { RequestContext } from '../platform/context/request-context.js';
import { NO_DEVICE } from '../platform/context/device.js';
import { GUEST } from '../platform/context/viewer.js';
import type { Database } from '../platform/database/database.js';
import { openDatabase } from '../platform/database/open-database.js';
import type { ServiceParts } from '../service-parts.js';
import { createServices, type SchemaPart, type Services } from '../services.js';
import { createMigratedDatabase, type DatabaseKind, type TestDatabase } from './database.js';
import { LogLines } from './log-lines.js';
import { MovableClock } from './movable-clock.js';

/** Where tests of both databases run: in the short form, `npm test`, only on SQLite. */
export const DATABASES: DatabaseKind[] =
  process.env.TEST_LENGTH === 'short' ? ['sqlite'] : ['sqlite', 'postgres'];
export const JWT_SECRET = 'a secret of the tests, long enough to sign with';
export const COMPANY = parseConfig({
  COMPANY_NAME: 'Ridgeline Safety Training',
  COMPANY_EMAIL: 'office@ridgeline.example',
}).company;
export const ADMIN = { email: 'rosa@ridgeline.example', password: 'four quiet mountain goats' };

const NO_ACCOUNT = '3b1e7c0a-7d53-4c1e-9d0f-2f3b5a6c7d8e';
const DEMOTED = { email: 'vera@ridgeline.example', password: 'three low granite hills' };
const CLIENT = { email: 'luis@example.com', password: 'an evening in the canyon' };

/** Caches hashes, because hashing is slow on purpose and the tests use few passwords. */
const hashes = new Map<string, Promise<string>>();
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

export interface WorldOptions {
  rateLimits?: boolean;
  guard?: SeatGuard;
  /** Only for a site, because it takes a while to load. */
  schemaOf?: SchemaPart['schemaOf'];
  company?: Company;
  origin?: ServiceParts['origin'];
  /** Replaces how the database is opened, for tests without one of its guards. */
  connect?: (address: DatabaseAddress) => Promise<Database>;
}

interface Opened {
  files: TestDatabase;
  database: Database;
  services: Services;
}

/** A database with its services, a movable clock and a readable log. */
export class World {
  readonly clock = new MovableClock();
  readonly log = new LogLines();
  private opened: Opened | undefined;

  constructor(
    readonly kind: DatabaseKind,
    private readonly options: WorldOptions = {},
  ) {}

  get database(): Database {
    return this.parts.database;
  }

  get services(): Services {
    return this.parts.services;
  }

  /** A value for DATABASE_URL. */
  get url(): string {
    return this.parts.files.url;
  }

  get address(): DatabaseAddress {
    return addressOf(this.url);
  }

  async open(): Promise<void> {
    const { rateLimits = false, guard, schemaOf, origin, company = COMPANY } = this.options;
    const { connect = connectAsUsual } = this.options;
    const files = await createMigratedDatabase(this.kind, migrateAlone);
    const database = await connect(addressOf(files.url));
    await database.migrate();
    const services = createServices({
      database,
      company,
      jwtSecret: JWT_SECRET,
      rateLimits,
      packageFile: createRequire(join(process.cwd(), 'package.json')).resolve,
      ...(guard && { guard }),
      ...(schemaOf && { schemaOf }),
      ...(origin && { origin }),
    });
    this.opened = { files, database, services };
  }

  async close(): Promise<void> {
    if (!this.opened) return;
    await this.opened.database.close();
    await this.opened.files.remove();
  }

  /** Empties the database and the log and resets the clock. */
  async startAnew(): Promise<void> {
    this.clock.restart();
    this.log.clear();
    await this.database.transaction(this.guest(), async (manager) => {
      const others = this.database.reader.entityMetadatas.map(({ tableName }) => tableName);
      // Referencing tables before referenced ones.
      const tables = [
        ...new Set([
          'booking',
          'crew_booking',
          'seat_offer',
          'waiting_list_entry',
          'class_day',
          'class_instance',
          ...others,
        ]),
      ];
      const deletions = tables.map((table) => `DELETE FROM "${table}"`);
      // PostgreSQL accepts several statements per message, SQLite one.
      const messages = this.kind === 'postgres' ? [deletions.join('; ')] : deletions;
      for (const message of messages) await manager.query(message);
    });
  }

  guest(changes: Partial<RequestContext> = {}): RequestContext {
    return {
      requestId: 'test',
      viewer: GUEST,
      locale: 'en',
      clock: this.clock,
      address: '203.0.113.7',
      device: NO_DEVICE,
      log: this.log.logger,
      ...changes,
    };
  }

  /** A request of an admin, who by default has no account. */
  office(accountId = NO_ACCOUNT, changes: Partial<RequestContext> = {}): RequestContext {
    return this.guest({ viewer: { role: 'admin', accountId }, ...changes });
  }

  /** A request of an admin whose account is created by the first call. */
  async admin({ email, password } = ADMIN): Promise<RequestContext> {
    await this.makeAccount(email, password, 'admin');
    return this.office((await this.stored(AccountEntity).findOneByOrFail({ email })).id);
  }

  /** A bearer token of an admin, whose account is created by the first call. */
  async adminToken({ email, password } = ADMIN): Promise<string> {
    await this.makeAccount(email, password, 'admin');
    return this.tokenOf(email);
  }

  async clientToken(): Promise<string> {
    await this.makeAccount(CLIENT.email, CLIENT.password, 'client');
    return this.tokenOf(CLIENT.email);
  }

  /** A valid token of an account that was an admin when it logged in and is a client now. */
  async demotedToken(): Promise<string> {
    await this.makeAccount(DEMOTED.email, DEMOTED.password, 'admin');
    await this.change(AccountEntity, { email: DEMOTED.email }, { role: 'client' });
    return this.tokenOf(DEMOTED.email);
  }

  /** All rows of all tables, for checking that nothing has changed. */
  async everyRow(): Promise<Record<string, unknown>> {
    const tables = [...new Set(this.database.reader.entityMetadatas.map(({ tableName }) => tableName))];
    const rows: Record<string, unknown> = {};
    for (const table of tables) rows[table] = await this.database.reader.query(`SELECT * FROM "${table}"`);
    return rows;
  }

  /** Makes an account unless the email has one. */
  async makeAccount(email: string, password: string, role: 'admin' | 'client'): Promise<void> {
    const names = { firstName: 'Rosa', lastName: 'Ibarra', language: 'en' as const };
    const passwordHash = await hashOnce(password);
    await this.database.transaction(this.guest(), (manager) =>
      this.services.accounts.createUnlessKnown(this.guest(), manager, {
        ...names,
        email,
        passwordHash,
        role,
        isConfirmed: true,
      }),
    );
  }

  /** The token of a log-in, without the slow password check. */
  private async tokenOf(email: string): Promise<string> {
    const { id, tokenVersion } = await this.stored(AccountEntity).findOneByOrFail({ email });
    return new Tokens(JWT_SECRET).issue({ accountId: id, version: tokenVersion }, this.clock.now());
  }

  /** Reads committed rows. */
  stored<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    return this.database.reader.getRepository(entity);
  }

  /** Changes a row directly in the database. */
  async change<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    which: FindOptionsWhere<Row>,
    to: QueryDeepPartialEntity<Row>,
  ): Promise<void> {
    await this.database.transaction(this.guest(), async (manager) => {
      const { affected } = await manager.update(entity, which, to);
      if (affected === 0) throw new Error('there is no such row to change');
    });
  }

  /** Renames a table while `work` runs, so that statements with it fail. */
  async withoutTable(table: string, work: () => Promise<void>): Promise<void> {
    const rename = (from: string, to: string): Promise<void> =>
      this.database.transaction(this.guest(), async (manager) => {
        await manager.query(`ALTER TABLE "${from}" RENAME TO "${to}"`);
      });
    await rename(table, `${table}_away`);
    try {
      await work();
    } finally {
      await rename(`${table}_away`, table);
    }
  }

  private get parts(): Opened {
    if (!this.opened) throw new Error('The world opens before the first test, not while tests are declared.');
    return this.opened;
  }
}

/** A world opened once for the surrounding tests and emptied before each. */
export function useWorld(kind: DatabaseKind, options?: WorldOptions): World {
  const world = new World(kind, options);
  beforeAll(() => world.open());
  beforeEach(() => world.startAnew());
  afterAll(() => world.close());
  return world;
}

function connectAsUsual(address: DatabaseAddress): Promise<Database> {
  return openDatabase(address, entities);
}

async function migrateAlone(url: string): Promise<void> {
  const database = await connectAsUsual(addressOf(url));
  await database.migrate();
  await database.close();
}

export function addressOf(url: string): DatabaseAddress {
  return url.startsWith('sqlite:')
    ? { kind: 'sqlite', path: url.slice('sqlite:'.length) }
    : { kind: 'postgres', url };
}
