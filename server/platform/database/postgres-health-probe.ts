import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { APPLICATION_NAME } from './data-source.js';

const PAUSE_MS = 1000;
/** Timeout of the SELECT 1 on a connection that does nothing else. */
const PING_TIMEOUT_MS = 3000;
/** The same while PostgreSQL does not respond; shorter, so that its return is noticed soon. */
const PING_TIMEOUT_UNREACHABLE_MS = 1500;

/**
 * Detects within seconds that PostgreSQL no longer responds: when packets are dropped, connections stay open, and a
 * statement without a response looks like one that waits for a lock. Then it closes all connections of this process,
 * rejects new ones until PostgreSQL responds, and terminates the abandoned sessions, which still hold locks.
 */
export class PostgresHealthProbe {
  /** Identifies the sessions of this process. */
  readonly applicationName = `${APPLICATION_NAME} ${randomBytes(4).toString('hex')}`;
  private readonly sockets = new Set<Socket>();
  private own: { client: pg.Client; socket: Socket } | undefined;
  private isSilent = false;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger | undefined,
  ) {}

  start(): void {
    void this.run();
  }

  /** Creates the socket of a connection. */
  readonly open = (): Socket => {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    if (this.isSilent) process.nextTick(() => socket.destroy(silence()));
    return socket;
  };

  /** Closes all sockets that are still open. */
  close(): void {
    this.isClosed = true;
    this.forget();
    for (const socket of this.sockets) socket.destroy();
  }

  private async run(): Promise<void> {
    while (!this.isClosed) {
      await this.beat();
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
  }

  private async beat(): Promise<void> {
    const asked = this.ask().then(
      () => 'answered' as const,
      // PostgreSQL refuses or closes connections, so each waiting statement fails by itself.
      () => 'failed' as const,
    );
    const timeout = this.isSilent ? PING_TIMEOUT_UNREACHABLE_MS : PING_TIMEOUT_MS;
    const outcome = await Promise.race([asked, silenceAfter(timeout)]);
    if (this.isClosed) return;
    if (outcome !== 'answered') this.forget();
    if (outcome === 'silent') this.giveUp();
    if (outcome === 'answered' && this.isSilent) {
      this.isSilent = false;
      this.log?.warn('PostgreSQL responds again');
    }
  }

  private async ask(): Promise<void> {
    if (!this.own) {
      const socket = new Socket();
      const { url: connectionString, applicationName: application_name } = this;
      const client = new pg.Client({ connectionString, application_name, stream: () => socket });
      // Ignores errors of a client that has already been replaced.
      client.on('error', () => {
        if (this.own?.client === client) this.forget();
      });
      this.own = { client, socket };
      await client.connect();
      socket.unref();
      if (this.isSilent) await client.query(END_OTHER_SESSIONS);
    }
    await this.own.client.query('SELECT 1');
  }

  private forget(): void {
    this.own?.socket.destroy();
    this.own = undefined;
  }

  private giveUp(): void {
    if (!this.isSilent) {
      const err = silence();
      this.log?.error(
        { err, connections: this.sockets.size },
        'PostgreSQL does not respond; closing its connections',
      );
    }
    this.isSilent = true;
    for (const socket of this.sockets) socket.destroy(silence());
  }
}

/** Only this process's sessions, by its application name. */
const END_OTHER_SESSIONS = `SELECT pg_terminate_backend("pid") FROM "pg_stat_activity"
  WHERE "application_name" = current_setting('application_name') AND "pid" <> pg_backend_pid()`;

async function silenceAfter(milliseconds: number): Promise<'silent'> {
  await sleep(milliseconds, undefined, { ref: false });
  // After a pause of this process the timer fires before the response that has already arrived is read.
  await turn();
  return 'silent';
}

function silence(): Error {
  return Object.assign(new Error('PostgreSQL does not respond'), { code: 'POSTGRES_SILENT' });
}
