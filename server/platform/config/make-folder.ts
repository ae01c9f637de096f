import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';

const OWNER_ONLY = 0o700;

/**
 * Makes a folder for its owner alone, with the folders above it. Node's own `recursive` never ends where a folder cannot
 * be made in one that is there, as below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: OWNER_ONLY });
  } catch (error) {
    const isThere = (await stat(path).catch(() => null))?.isDirectory();
    if (isThere) return;
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: OWNER_ONLY }).catch((again: unknown) => {
      // Another process may have made it meanwhile.
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}
