// Writes the files emitted from the code: schema.graphql and docs/openapi.yaml; with --check only reports whether they
// are up to date.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, runNode } from './command.mjs';

const EMITTED = ['schema.graphql', 'docs/openapi.yaml'];

async function areCommittedOnesTrue() {
  const folder = await mkdtemp(join(tmpdir(), 'booking-schema-'));
  try {
    if (!(await emit(folder))) return false;
    let areTrue = true;
    for (const file of EMITTED) {
      const [emitted, committed] = await Promise.all(
        [folder, root].map((place) => readFile(join(place, file), 'utf8')),
      );
      if (emitted === committed) continue;
      areTrue = false;
      console.error(`${file} is not what the code says: run npm run schema, and look at the difference.`);
    }
    return areTrue;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {string} folder the working directory, to which the program writes */
function emit(folder) {
  return runNode([join(root, 'build/compiled/server/emit-schema.js')], { cwd: folder });
}

const succeeded =
  (await build(['server'])) &&
  (process.argv.includes('--check') ? await areCommittedOnesTrue() : await emit(root));
process.exitCode = succeeded ? 0 : 1;
