import { databaseProblem } from '../database/database-problem.js';
import { codeOf } from './code-of.js';

/** Explanations for the operator by Node.js error code. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'The file or folder does not exist',
  EACCES: 'This user has no permission to read or write it',
  EPERM: 'This user has no permission',
  EROFS: 'The disk is read-only',
  EISDIR: 'It is a folder, not a file',
  ENOTDIR: 'A part of the path is a file, not a folder',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EMFILE: 'Too many files are open',
};

/** One line for a failure of the machine or its settings; null for an unexpected error, which needs a developer. */
export function describeFailure(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  // An AggregateError of the connection attempts to several addresses of one host.
  if ('errors' in error && Array.isArray(error.errors)) return describeFailure(error.errors[0]);
  const code = codeOf(error);
  const found = FILE_PROBLEMS[code] ?? databaseProblem(code);
  if (found === undefined) return 'driverError' in error ? describeFailure(error.driverError) : null;
  const message = 'message' in error ? String(error.message).split('\n')[0] : '';
  return `${found} (${message ?? ''}).`;
}
