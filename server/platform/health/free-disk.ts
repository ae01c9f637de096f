import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';

/** With less, the readiness check and `npm run doctor` fail. */
export const MIN_FREE_BYTES = 100_000_000;

/** Free bytes for unprivileged users on the disk of a path, which need not exist yet. */
export async function freeDisk(path: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || above === path) throw error;
    return freeDisk(above);
  }
}
