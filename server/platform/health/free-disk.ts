import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';

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
