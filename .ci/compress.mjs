import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const text = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const encodings = /** @type {const} */ ([
  ['.br', promisify(brotliCompress)],
  ['.gz', promisify(gzip)],
]);

/**
 * Writes a .br and a .gz beside every text file that gets smaller by it: sirv serves those as they are.
 *
 * @param {string} folder
 */
export async function compressSite(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      for (const [ending, compress] of encodings) {
        const compressed = await compress(content);
        if (compressed.length < content.length) await writeFile(file + ending, compressed);
      }
    }),
  );
}
