// Builds the server into build/server, by way of build/compiled, and the site into build/client; a part whose inputs
// have not changed is skipped.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from './bundle.mjs';
import { installedCommand, root, runNode } from './command.mjs';

/**
 * @typedef {object} Part
 * @property {string[]} inputs files and folders
 * @property {(file: string) => boolean} [reads] which files of the folders count; all of them if left out
 * @property {(inputs: string[]) => string[]} outputs files that must exist for the part to be kept
 * @property {() => Promise<boolean>} make
 */

const BUNDLERS = ['.ci/bundle.mjs', '.ci/write-code-cache.mjs'];
const isGenerated = (/** @type {string} */ file) => file.endsWith('.generated.ts');
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|\/testing\//.test(file);

/** @type {Record<string, Part>} */
const parts = {
  codegen: {
    inputs: ['schema.graphql', 'codegen.ts', '.ci/codegen.mjs', 'client', 'package-lock.json'],
    reads: (file) => !file.startsWith('client/') || /\.graphql$|-plugin\.mjs$/.test(file),
    outputs: (inputs) => [
      'client/graphql/schema.generated.ts',
      ...inputs
        .filter((file) => file.startsWith('client/') && file.endsWith('.graphql'))
        .map((file) => file.replace(/\.graphql$/, '.generated.ts')),
    ],
    make: () => runNode(['.ci/codegen.mjs']),
  },
  server: {
    inputs: ['server', 'ormconfig.ts', 'tsconfig.json', 'package-lock.json', ...BUNDLERS],
    reads: (file) => !isTest(file),
    outputs: (inputs) => [
      ...inputs.filter((file) => /\.ts$/.test(file)).map(compiledFile),
      'build/server/main.js',
    ],
    make: async () => {
      // tsc --incremental does not detect deleted output files.
      if (!existsSync(join(root, 'build/compiled/server')))
        await rm(join(root, 'build/server.tsbuildinfo'), { force: true });
      const succeeded = await runNode([installedCommand('typescript', 'tsc'), '-p', 'server/tsconfig.json']);
      await removeLeftovers();
      return succeeded && (await bundleServer());
    },
  },
  site: {
    inputs: [
      'client',
      'schema.graphql',
      'codegen.ts',
      'vite.config.ts',
      '.ci/build.mjs',
      'package-lock.json',
    ],
    reads: (file) => !isGenerated(file) && !isTest(file),
    outputs: () => ['build/client/index.html', 'build/ssr/entry-server.cjs'],
    make: buildSite,
  },
};

const stampsFile = join(root, 'build/stamps.json');

/**
 * @param {string[]} [wanted] all parts if left out
 * @returns {Promise<boolean>} whether everything is built
 */
export async function build(wanted = Object.keys(parts)) {
  const stamps = await readStamps();
  let succeeded = true;
  // In this order, because the site contains generated code.
  for (const [name, part] of Object.entries(parts)) {
    if (!wanted.includes(name) || !succeeded) continue;
    const inputs = filesOf(part.inputs).filter(part.reads ?? (() => true));
    const stamp = await hashOf(inputs);
    const isThere = part.outputs(inputs).every((file) => existsSync(join(root, file)));
    if (stamps[name] === stamp && isThere) continue;
    const started = performance.now();
    succeeded = await part.make();
    console.log(
      succeeded
        ? `built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`
        : `building ${name} failed`,
    );
    stamps[name] = succeeded ? stamp : undefined;
    await mkdir(join(root, 'build'), { recursive: true });
    await writeFile(stampsFile, JSON.stringify(stamps, null, 2));
  }
  return succeeded;
}

/** The browser's bundle and the server's renderer, which must match. */
async function buildSite() {
  const folders = { client: [], ssr: ['--ssr', 'entry-server.tsx'] };
  const staged = (/** @type {string} */ name) => join(root, `build/${name}.${process.pid}`);
  try {
    const built = await Promise.all(
      Object.entries(folders).map(([name, options]) =>
        runNode(
          [
            installedCommand('vite'),
            'build',
            ...options,
            '--outDir',
            staged(name),
            '--emptyOutDir',
            '--logLevel',
            'warn',
          ],
          // Tests set another NODE_ENV, with which pages could not be rendered.
          { env: { NODE_ENV: 'production' } },
        ),
      ),
    );
    if (built.includes(false)) return false;
    // Built into temporary folders and renamed when complete, because the site may be served meanwhile.
    for (const name of Object.keys(folders)) {
      await rm(join(root, 'build', name), { recursive: true, force: true });
      await rename(staged(name), join(root, 'build', name));
    }
    return true;
  } finally {
    for (const name of Object.keys(folders)) await rm(staged(name), { recursive: true, force: true });
  }
}

/** @returns {Promise<Record<string, string | undefined>>} */
async function readStamps() {
  try {
    return JSON.parse(await readFile(stampsFile, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string[]} paths */
function filesOf(paths) {
  return paths
    .flatMap((path) => {
      const absolute = join(root, path);
      if (!existsSync(absolute)) return [];
      if (!statSync(absolute).isDirectory()) return [path];
      return readdirSync(absolute, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        );
    })
    .sort();
}

/** @param {string[]} files */
async function hashOf(files) {
  const hash = createHash('sha256').update(process.version);
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  files.forEach((file, index) =>
    hash
      .update(file)
      .update('\0')
      .update(contents[index] ?? '')
      .update('\0'),
  );
  return hash.digest('hex');
}

/** @param {string} source */
function compiledFile(source) {
  return `build/compiled/${source.replace(/\.ts$/, '.js')}`;
}

/** tsc keeps the output of deleted sources, and a deleted migration must not run. */
async function removeLeftovers() {
  const expected = new Set(
    filesOf(['server'])
      .filter((file) => !isTest(file))
      .map(compiledFile),
  );
  const leftovers = filesOf(['build/compiled/server']).filter((file) => !expected.has(file));
  await Promise.all(leftovers.map((file) => rm(join(root, file))));
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2);
  process.exitCode = (await build(wanted.length > 0 ? wanted : undefined)) ? 0 : 1;
}
