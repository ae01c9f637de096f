// Preloaded into the product: makes every cached response stale, as if the database had changed.
import fs, { existsSync, realpathSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = dirname(realpathSync(process.argv[1] ?? ''));
const program = join(folder, 'program.cjs');
if (existsSync(program)) ageInBundle(program);
else await ageInModule(join(folder, 'platform/database/database.js'));

/**
 * Patches the text of a bundle. V8 rejects the code cache of a changed text, so the start takes longer than usual.
 *
 * @param {string} file
 */
function ageInBundle(file) {
  const kept = /(get revision\(\) {\s*return) this\.commits;/g;
  const text = fs.readFileSync(file, 'utf8');
  if (text.match(kept)?.length !== 1) throw new Error(`no revision in ${file}`);
  const aged = text.replace(kept, '$1 (this.commits += 1);');
  const read = fs.readFileSync;
  Reflect.set(fs, 'readFileSync', (/** @type {Parameters<typeof read>} */ ...given) =>
    given[0] === file ? aged : read(...given),
  );
  syncBuiltinESMExports();
}

/** @param {string} file */
async function ageInModule(file) {
  const { Database } = await import(pathToFileURL(file).href);
  let revision = 0;
  Object.defineProperty(Database.prototype, 'revision', { get: () => (revision += 1) });
}
