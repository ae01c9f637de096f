/** By code of Node.js, SQLite or PostgreSQL: what an operator can do about it. */
const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'The file or folder is not there',
  EACCES: 'This user may not read or write it',
  EPERM: 'This user may not do that',
  EROFS: 'The disk is read-only',
  EISDIR: 'It is a folder, not a file',
  ENOTDIR: 'A part of the path is a file, not a folder',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EMFILE: 'Too many files are open',
  ECONNREFUSED: 'Nothing listens at that address: is the server running, and are host and port right?',
  ECONNRESET: 'The server broke the connection',
  ENOTFOUND: 'There is no host of that name',
  EAI_AGAIN: 'The name of the host could not be looked up',
  ETIMEDOUT: 'The server did not answer in time',
  EHOSTUNREACH: 'The host cannot be reached',
  SQLITE_CANTOPEN:
    'The database file cannot be opened: is the path right, and may this user read and write it?',
  SQLITE_BUSY: 'The database is in use by another program',
  SQLITE_FULL: 'The disk is full',
  SQLITE_IOERR: 'The disk could not be read or written',
  SQLITE_CORRUPT: 'The database file is damaged: restore a backup',
  SQLITE_NOTADB: 'The file is no database, or is damaged',
  SQLITE_READONLY: 'The database cannot be written to: may this user write the file and its folder?',
  '28P01': 'PostgreSQL refused the password: see DATABASE_URL',
  '28000': 'PostgreSQL refused this user: see DATABASE_URL',
  '3D000': 'There is no database of that name: see DATABASE_URL',
  '42501': 'The user of DATABASE_URL may not do that',
  '53300': 'PostgreSQL has no connection left',
  '55P03': 'The database is in use: another connection holds its tables',
  '57P03': 'PostgreSQL is starting or stopping',
};

/** One line for a failure of the machine or its settings; null for one that only a programmer understands. */
export function describeFailure(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  // Failures of several addresses of one host come together.
  if ('errors' in error && Array.isArray(error.errors)) return describeFailure(error.errors[0]);
  const found = 'code' in error ? FAILURES[String(error.code)] : undefined;
  if (found === undefined) return 'driverError' in error ? describeFailure(error.driverError) : null;
  const message = 'message' in error ? String(error.message).split('\n')[0] : '';
  return `${found} (${message ?? ''}).`;
}
