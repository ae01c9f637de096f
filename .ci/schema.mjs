// Writes schema.graphql as the resolvers have it; with --check only says whether it is still true.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, runNode } from './command.mjs';

async function isCommittedSchemaTrue() {
  const folder = await mkdtemp(join(tmpdir(), 'booking-schema-'));
  try {
    if (!(await emit(folder))) return false;
    const [emitted, committed] = await Promise.all(
      [folder, root].map((place) => readFile(join(place, 'schema.graphql'), 'utf8')),
    );
    if (emitted !== committed)
      console.error(
        'schema.graphql is not what the resolvers say: run npm run schema, and look at the difference.',
      );
    return emitted === committed;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {string} folder the program writes into the folder it is started in */
function emit(folder) {
  return runNode([join(root, 'build/server/emit-schema.js')], { cwd: folder });
}

const succeeded =
  (await build(['server'])) &&
  (process.argv.includes('--check') ? await isCommittedSchemaTrue() : await emit(root));
process.exitCode = succeeded ? 0 : 1;
