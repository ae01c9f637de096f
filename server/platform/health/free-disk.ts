import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';

/** With less free, a check of the server or of the operator has failed. */
export const LEAST_FREE_BYTES = 100_000_000;

/** Free bytes, for users other than root, of the disk that holds a path. The path itself need not exist yet. */
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
