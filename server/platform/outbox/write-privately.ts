import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file that only its owner may read. Whoever sees it sees the whole of it. */
export async function writePrivately(folder: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
