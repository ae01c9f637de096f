import type { DatabaseAddress } from '../config/config.js';
import { codeOf } from '../errors/code-of.js';
import { OperatorError } from '../errors/operator-error.js';

/** By driver error code: what is wrong with the file, and how to fix it. */
const SQLITE_PROBLEMS: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'is not a database: name another file in DATABASE_URL, or restore a backup in its place',
  SQLITE_CORRUPT: 'is damaged: stop every program that uses it and restore a backup',
  SQLITE_CANTOPEN: 'cannot be opened: this user must be able to read and write the file and its folder',
  SQLITE_READONLY: 'cannot be written: make the file and its folder writable for this user',
  SQLITE_PERM: 'cannot be accessed: make the file and its folder readable and writable for this user',
  SQLITE_IOERR:
    'cannot be read or written: free some space if the disk is full, otherwise check it for errors',
  SQLITE_FULL: 'cannot be written: the disk is full; free some space',
  SQLITE_BUSY: 'is locked by another program: stop that program',
};

const UNREACHABLE = 'does not respond: check that PostgreSQL is running, and that host and port are correct';
const NO_TLS = 'accepts no TLS: enable it on the server, or remove sslmode';
const UNTRUSTED =
  'has a certificate that is not trusted: add sslrootcert=FILE with the certificate of its issuer to DATABASE_URL';
/** The same for a PostgreSQL server. */
const POSTGRES_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ENOTFOUND: 'is an unknown host: correct its name',
  EAI_AGAIN: 'cannot be resolved at the moment: correct the host name, or check the DNS server',
  ENOENT: 'cannot be used: a file that DATABASE_URL names, such as sslrootcert or a socket, does not exist',
  EACCES:
    'cannot be used: this user must be able to read the files that DATABASE_URL names, such as sslrootcert',
  '25006': 'is read-only, as a standby is: name a server that can be written to',
  '28P01': 'rejects this user or password: correct them',
  '28000': 'rejects this user: correct the name, or allow the user in pg_hba.conf',
  '3D000': 'has no such database: create it, or correct the name',
  '42501': 'denies this user a permission: grant it, or name another user',
  '53300': 'has no connections left: raise max_connections, or stop another program',
  '55P03': 'has tables locked by another connection: close that connection',
  '57P03': 'is starting up or shutting down: try again in a moment',
};

/** The same for its TLS certificate. A mail server has these error codes too. */
const CERTIFICATE_PROBLEMS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  CERT_HAS_EXPIRED: 'has an expired certificate: renew it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has the certificate of another host: name that host',
};

/** Why the database cannot be used, in one line; undefined for an unknown error. */
function startProblem(error: unknown, address: DatabaseAddress): OperatorError | undefined {
  const code = codeOf(error);
  const isFile = address.kind === 'sqlite';
  const problem = isFile ? SQLITE_PROBLEMS[code] : postgresProblem(error);
  if (problem === undefined) return undefined;
  const subject = isFile
    ? `The database file ${address.path}`
    : `DATABASE_URL names ${nameOf(address)}, which`;
  return new OperatorError(`${subject} ${problem}${code && ` (${code})`}.`);
}

function postgresProblem(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code !== '' || !(error instanceof Error)) return POSTGRES_PROBLEMS[code] ?? CERTIFICATE_PROBLEMS[code];
  if (/timeout|terminated/.test(error.message)) return UNREACHABLE;
  return error.message.includes('does not support SSL') ? NO_TLS : undefined;
}

/** Runs `work`, and throws its known errors as an OperatorError that names the database. */
export async function explained<T>(address: DatabaseAddress, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw startProblem(error, address) ?? error;
  }
}

/** The same without a database's address; undefined for a code of no database driver. */
export function databaseProblem(code: string): string | undefined {
  const ofFile = SQLITE_PROBLEMS[code];
  if (ofFile !== undefined) return `The database file ${ofFile}`;
  const ofServer = POSTGRES_PROBLEMS[code];
  return ofServer === undefined ? undefined : `The server in DATABASE_URL ${ofServer}`;
}

/** Without user and password. */
export function nameOf(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.path;
  const { host, pathname } = new URL(address.url);
  return `${host}${pathname}`;
}
