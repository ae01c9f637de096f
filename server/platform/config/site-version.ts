import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../validation/is-record.js';

/**
 * The version of the site, from its package.json.
 * @param program the URL of a file of the site
 */
export function siteVersion(program: string): string {
  for (let folder = dirname(fileURLToPath(program)); ; folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path)) {
      const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
      return isRecord(content) && typeof content.version === 'string' ? content.version : 'unknown';
    }
    if (folder === dirname(folder)) return 'unknown';
  }
}
