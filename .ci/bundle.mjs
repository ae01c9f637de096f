// Makes one file of the compiled server and its packages, with the code as V8 compiles it: docs/decisions/one-file.md
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

/** Native modules, which are files of their own. */
const OUTSIDE = ['sqlite3', '@node-rs/argon2'];
/** TypeORM asks for it when it reads its settings from a file, which nobody does; it looks for the folder of the main module. */
const UNUSED = 'app-root-path';
/** Into a folder beside it, renamed when complete, because a server may be starting meanwhile. */
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
      ...{ format, exports: 'named', codeSplitting: false },
      // Names of classes are names of types, tables and migrations, and stack traces are read by people.
      keepNames: true,
      comments: { legal: false, annotation: false, jsdoc: false },
    });
    return inAscii(output[0].code);
  } finally {
    await build.close();
  }
}

/**
 * As Node.js would make a function of it. Done at each start, it would copy all of it.
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
 * In ASCII, which is read fastest. V8 keeps the source in memory, and one letter that needs two bytes doubles all of it:
 * iconv-lite's tables have thousands.
 *
 * @param {string} code
 */
function inAscii(code) {
  // There an escape would mean something else.
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
 * Lets the server start and answer once, so that it is known which functions that takes.
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
 * Has the server answer what loads its code, and write what it has compiled.
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
