import type { DatabaseAddress } from '../config/config.js';
import { ConfigError } from '../config/config-error.js';
import { codeOf } from '../errors/code-of.js';

const SQLITE_EXAMPLE = 'sqlite:/var/lib/safety-class-booking/classes.sqlite';
const POSTGRES_EXAMPLE = 'postgres://user:password@db.example.com:5432/classes';

/** By driver error code: what is wrong with the file, and how to fix it. */
const SQLITE_PROBLEMS: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'is not a database: name another file, or restore a backup over it',
  SQLITE_CORRUPT: 'is damaged: end every program that uses it and restore a backup',
  SQLITE_CANTOPEN:
    'cannot be opened: it must be a file that this user may read and write, in a folder of the same kind',
  SQLITE_READONLY: 'cannot be written: make file and folder writable for this user',
  SQLITE_PERM: 'may not be used by this user: make file and folder readable and writable for it',
  SQLITE_IOERR: 'cannot be read or written: see whether the disk is in order',
  SQLITE_FULL: 'cannot be written: the disk is full, make room',
  SQLITE_BUSY: 'is locked by another program: end that one',
};

const UNREACHABLE = 'does not answer: see whether PostgreSQL runs, and that host and port are right';
/** The same for a PostgreSQL server. */
const POSTGRES_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ENOTFOUND: 'is no known host: correct its name',
  EAI_AGAIN: 'is a host whose name cannot be looked up now: correct it, or see to the name server',
  '28P01': 'refuses this user or password: correct them',
  '28000': 'refuses this user: correct it, or let it in (pg_hba.conf)',
  '3D000': 'has no such database: create it, or correct the name',
  '42501': 'does not let this user do that: grant it, or name another user',
  '53300': 'has no connection left: raise max_connections, or end another program',
  '55P03': 'has the tables in use by another connection: end that one',
  '57P03': 'is starting up or shutting down: try again in a moment',
};

/** Why the database cannot be used, in one line that names the setting; undefined for an unknown error. */
export function startProblem(error: unknown, address: DatabaseAddress): ConfigError | undefined {
  const code = codeOf(error);
  if (address.kind === 'sqlite') {
    const problem = SQLITE_PROBLEMS[code];
    return problem === undefined
      ? undefined
      : configErrorOf(`names ${address.path}, which ${problem}`, code, SQLITE_EXAMPLE);
  }
  const isSilent = code === '' && error instanceof Error && /timeout|terminated/.test(error.message);
  const problem = isSilent ? UNREACHABLE : POSTGRES_PROBLEMS[code];
  if (problem === undefined) return undefined;
  return configErrorOf(`names ${nameOf(address)}, which ${problem}`, code || 'no answer', POSTGRES_EXAMPLE);
}

/** Runs `work`, and throws its known errors as an OperatorError that names the setting. */
export async function explained<T>(address: DatabaseAddress, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw startProblem(error, address) ?? error;
  }
}

const configErrorOf = (problem: string, code: string, example: string): ConfigError =>
  new ConfigError('DATABASE_URL', `${problem} (${code})`, example);

/** The same without a database's address; undefined for a code of no database driver. */
export function databaseProblem(code: string): string | undefined {
  const ofFile = SQLITE_PROBLEMS[code];
  if (ofFile !== undefined) return `The database file ${ofFile}`;
  const ofServer = POSTGRES_PROBLEMS[code];
  return ofServer === undefined ? undefined : `The server of DATABASE_URL ${ofServer}`;
}

/** Without user and password. */
export function nameOf(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.path;
  const { host, pathname } = new URL(address.url);
  return `${host}${pathname}`;
}
