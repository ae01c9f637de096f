import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that was given, or the one kept in DATA_DIR, made on the first start and readable by its owner only. */
export function jwtSecretOf(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = join(dataDir, 'jwt-secret');
  if (!existsSync(path)) {
    // Written to a draft and renamed: a process that starts at the same time never reads half of it.
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
  return readFileSync(path, 'utf8');
}
