import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that was given, or the one kept in DATA_DIR, made on the first start and readable by its owner only. */
export function jwtSecretOf(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = join(dataDir, 'jwt-secret');
  try {
    // Fails when another process that starts at the same time was first.
    writeFileSync(path, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8');
}
