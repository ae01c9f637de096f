// Bundles the compiled server and its packages into one file with a V8 code cache: docs/decisions/one-file.md
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './command.mjs';

const COMPILED = join(root, 'build/compiled/server');
const BUILT = join(root, 'build/server');

/** Native modules, which stay separate files, and what is loaded only with the first certificate. */
const OUTSIDE = ['sqlite3', '@node-rs/argon2', 'fontkit', 'pdfkit'];
/** TypeORM needs it only for settings in a file, which are not used; it searches for the folder of the main module. */
const UNUSED = 'app-root-path';
/** Into a temporary folder that is renamed when complete, because a server may be starting meanwhile. */
export async function bundleServer() {
  const staging = `${BUILT}.${process.pid}`;
  try {
    await rm(staging, { recursive: true, force: true });
    const program = await bundle(join(COMPILED, 'program.js'), 'cjs');
    await write(join(staging, 'program.cjs'), asFunction(program));
    await write(join(staging, 'run-program.js'), await bundle(join(COMPILED, 'run-program.js'), 'esm'));
    const { programs } = await import(pathToFileURL(join(COMPILED, 'program.js')).href);
    for (const name of Object.keys(programs)) await writeStart(staging, name);
    await keepCompiledCode(staging);
    await rm(BUILT, { recursive: true, force: true });
    await rename(staging, BUILT);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * @param {string} input
 * @param {'cjs' | 'esm'} format
 * @returns {Promise<string>} the code
 */
async function bundle(input, format) {
  const build = await rolldown({
    input,
    platform: 'node',
    external: OUTSIDE,
    plugins: [
      {
        name: 'unused',
        resolveId: (id) => (id === UNUSED ? `\0${UNUSED}` : null),
        load: (id) => (id === `\0${UNUSED}` ? 'module.exports = {};' : null),
      },
    ],
  });
  try {
    const { output } = await build.generate({
      format,
      exports: 'named',
      codeSplitting: false,
      // Code from the cache cannot use import().
      dynamicImportInCjs: false,
      // Class names are names of types, tables and migrations, and make stack traces readable.
      keepNames: true,
      comments: { legal: false, annotation: false, jsdoc: false },
    });
    return inAscii(output[0].code);
  } finally {
    await build.close();
  }
}

/**
 * Wraps the code as Node.js would. At run time that would copy all of it at each start.
 *
 * @param {string} code of a CommonJS module
 */
function asFunction(code) {
  return `(function (exports, require, module, __filename, __dirname) {${code}\n})`;
}

/**
 * @param {string} file
 * @param {string} text
 */
async function write(file, text) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Escapes non-ASCII characters. V8 keeps the source in memory, and a single character above Latin-1 doubles its size:
 * iconv-lite's tables contain thousands.
 *
 * @param {string} code
 */
function inAscii(code) {
  // After an odd number of backslashes the escape would have another meaning.
  if (/(?<!\\)(?:\\\\)*\\[\u0080-\uffff]/.test(code))
    throw new Error('a backslash before a letter that is not ASCII');
  if (/\braw`[^`]*[\u0080-\uffff]/.test(code)) throw new Error('String.raw with a letter that is not ASCII');
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * @param {string} folder
 * @param {string} name of a program
 */
async function writeStart(folder, name) {
  const file = join(folder, `${name}.js`);
  const loader = relative(dirname(file), join(folder, 'run-program.js')).replaceAll('\\', '/');
  const text = `import { loadProgram } from '${loader.startsWith('.') ? loader : `./${loader}`}';\nawait loadProgram().run('${name}');\n`;
  await write(file, text);
}

/**
 * Starts the server and sends requests, so that V8 compiles the functions that a start needs.
 *
 * @param {string} folder with the built server
 */
async function keepCompiledCode(folder) {
  const data = await mkdtemp(join(tmpdir(), 'booking-build-'));
  try {
    const loader = pathToFileURL(join(folder, 'run-program.js')).href;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'write-code-cache.mjs'), loader], {
      cwd: data,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: data,
        LOG_LEVEL: 'error',
        STOP_GRACE_SECONDS: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const ending = once(child, 'close');
    try {
      await askFirst(child);
      const [code] = await ending;
      if (code !== 0) throw new Error(`the built server ended with ${code}`);
    } finally {
      child.kill();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * Sends requests that load the server's code, and makes it write the code cache.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
async function askFirst(child) {
  if (!child.stdout) throw new Error('nobody can hear it');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^Listening on (\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    const answers = await Promise.all(FIRST_REQUESTS.map((path) => fetch(new URL(path, url))));
    for (const answer of answers) await answer.arrayBuffer();
    child.send('write');
  }
}

const FIRST_REQUESTS = ['/', '/health/ready', '/api/class-instances/upcoming/public'];
