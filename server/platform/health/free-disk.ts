import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Free bytes, for users other than root, of the disk that holds a path. The path itself need not exist yet. */
export async function freeDisk(path: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(path);
    const isMissing =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || above === path) throw error;
    return freeDisk(above);
  }
}
