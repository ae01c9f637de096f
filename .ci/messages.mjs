// Checks that every message in the code has a Spanish text with the same placeholders.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installedCommand, root, runNode } from './command.mjs';

const catalogues = join(root, 'client/i18n/es');

/** @param {string[]} args */
const formatjs = (...args) => runNode([installedCommand('@formatjs/cli', 'formatjs'), ...args]);

/** Reads all catalogue files. @returns their texts, and messages in the wrong file */
async function readCatalogues() {
  const files = await readdir(catalogues);
  const textOf = (/** @type {string} */ file) => readFile(join(catalogues, file), 'utf8');
  const loaders = (await Promise.all(files.filter((file) => file.endsWith('.ts')).map(textOf))).join('\n');
  /** @type {Record<string, string>} */
  const texts = {};
  /** @type {string[]} */
  const problems = [];
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    if (!loaders.includes(`'./${file}'`)) problems.push(`es/${file} is never loaded`);
    for (const [id, text] of Object.entries(JSON.parse(await textOf(file)))) {
      if (!id.startsWith(`${basename(file, '.json')}.`))
        problems.push(`${id} does not belong into es/${file}`);
      if (!text.trim()) problems.push(`${id} has no text in es`);
      texts[id] = text;
    }
  }
  return { texts, problems };
}

const folder = await mkdtemp(join(tmpdir(), 'booking-messages-'));
try {
  const { texts, problems } = await readCatalogues();
  await writeFile(join(folder, 'es.json'), JSON.stringify(texts));
  for (const problem of problems) console.error(problem);
  const isSame =
    (await formatjs(
      'extract',
      'client/**/*.{ts,tsx}',
      '--ignore',
      'client/**/*.test.*',
      '--throws',
      '--format',
      'simple',
      '--out-file',
      join(folder, 'en.json'),
    )) &&
    (await formatjs(
      'verify',
      join(folder, '*.json'),
      '--source-locale',
      'en',
      '--missing-keys',
      '--extra-keys',
      '--structural-equality',
    ));
  console.log(`${Object.keys(texts).length} messages`);
  process.exitCode = isSame && problems.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
