import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_BYTES } from './config.js';
import { OperatorError } from '../errors/operator-error.js';
import { readFileIfThere } from './read-file.js';

export const JWT_SECRET_FILE = 'jwt-secret';

/** The configured secret, or the one stored in DATA_DIR, which is generated on the first start and readable only by its owner. */
export function jwtSecretOf(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = join(dataDir, JWT_SECRET_FILE);
  if (!existsSync(path)) {
    // Written to a draft and linked, so that a process that starts at the same time never reads an incomplete secret.
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  const secret = readFileIfThere(path) ?? '';
  if (Buffer.byteLength(secret.trim()) >= MIN_SECRET_BYTES) return secret;
  throw new OperatorError(
    `${path} holds less than ${MIN_SECRET_BYTES} bytes and cannot sign log-ins: restore it from your copy of the ` +
      'settings, set JWT_SECRET, or delete the file, which makes a new secret and ends every log-in.',
  );
}
