import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';

const OWNER_ONLY = 0o700;

/**
 * Creates a folder and its parents, accessible only for the owner. Node's own `recursive` loops forever if a folder cannot
 * be created in an existing one, as below /proc.
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
      // Another process may have created it meanwhile.
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}
