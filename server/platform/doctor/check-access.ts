import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.js';
import { databaseFiles } from '../config/data-directory.js';
import { JWT_SECRET_FILE, jwtSecretOf } from '../config/jwt-secret.js';
import { codeOf } from '../errors/code-of.js';
import { describeFailure } from '../errors/describe-failure.js';
import { outboxFolder } from '../outbox/outbox-folder.js';
import { fail, ok, type Finding } from './finding.js';
import { ownFolders, type Places } from './own-files.js';

const CHECK = 'access';
const { R_OK, W_OK, X_OK } = constants;

/** Checks that this user can read and write what the server uses, and that the secret is complete. */
export async function checkAccess(config: Places & Pick<Config, 'jwtSecret'>): Promise<Finding[]> {
  const { database, dataDir, jwtSecret } = config;
  const closed = await problemsOf([...ownFolders(config)].map(folderProblem));
  if (closed.length > 0) return closed;
  const secret = jwtSecret === undefined ? join(dataDir, JWT_SECRET_FILE) : undefined;
  const found = await problemsOf([
    folderProblem(outboxFolder(dataDir)),
    ...databaseFiles(database).map((path) => fileProblem(path, R_OK | W_OK)),
    ...(secret === undefined ? [] : [fileProblem(secret, R_OK)]),
  ]);
  if (found.length > 0) return found;
  if (secret !== undefined && existsSync(secret)) jwtSecretOf(undefined, dataDir);
  return [ok(CHECK, 'this user can read and write what the server uses')];
}

async function problemsOf(checks: readonly Promise<string | null>[]): Promise<Finding[]> {
  const found = await Promise.all(checks);
  return found.flatMap((problem) => (problem === null ? [] : [fail(CHECK, problem)]));
}

/** A folder that is missing is created by the server, if the one above is writable. */
async function folderProblem(path: string): Promise<string | null> {
  const error = await failureOf(path, R_OK | W_OK | X_OK);
  if (codeOf(error) !== 'ENOENT')
    return explained(path, error, `chown ${user()} ${path}; chmod u+rwx ${path}`);
  let above = dirname(path);
  while (codeOf(await failureOf(above, W_OK)) === 'ENOENT') above = dirname(above);
  return explained(path, await failureOf(above, W_OK | X_OK), `install -d -m 0700 -o ${user()} ${path}`);
}

async function fileProblem(path: string, mode: number): Promise<string | null> {
  const error = await failureOf(path, mode);
  if (codeOf(error) === 'ENOENT') return null;
  return explained(path, error, `chown ${user()} ${path}; chmod u+rw ${path}`);
}

/** Null for none. */
async function failureOf(path: string, mode: number): Promise<unknown> {
  return access(path, mode).then(
    () => null,
    (error: unknown) => error,
  );
}

/** @param cure a command that gives this user access */
export function explained(path: string, error: unknown, cure: string): string | null {
  if (error === null) return null;
  if (codeOf(error) === 'EACCES') return `the user ${user()} cannot read and write ${path}: ${cure}`;
  return `${path}: ${describeFailure(error) ?? codeOf(error)}`;
}

const user = (): number => process.getuid?.() ?? 0;
