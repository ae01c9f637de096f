import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.js';

/** Writes a file that only its owner may read. The rename makes it visible only when it is complete. */
export async function writePrivately(folder: string, name: string, content: string | Buffer): Promise<void> {
  await makeFolder(folder);
  const path = join(folder, name);
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
