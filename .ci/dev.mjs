// The server, started anew after every compilation without errors, and the site with hot reload. Ctrl-C stops all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installedCommand, root } from './command.mjs';

if (!(await build(['codegen']))) process.exit(1);

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} [stdout]
 */
function start(args, stdout = 'inherit') {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', stdout, 'inherit'] });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

async function restartServer() {
  const previous = server;
  if (previous && previous.exitCode === null && previous.signalCode === null) {
    previous.kill('SIGTERM');
    await once(previous, 'exit');
  }
  server = start(['build/server/main.js']);
}

let restart = Promise.resolve();
const compiler = start(
  [installedCommand('typescript', 'tsc'), '-p', 'server/tsconfig.json', '--watch', '--preserveWatchOutput'],
  'pipe',
);
compiler.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  process.stdout.write(text);
  if (text.includes('Found 0 errors')) restart = restart.then(restartServer);
});

start([installedCommand('vite')]);

let regeneration = Promise.resolve(true);
/** @type {NodeJS.Timeout | undefined} */
let soon;
for (const place of ['client', 'schema.graphql']) {
  watch(join(root, place), { recursive: place === 'client' }, (_event, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(soon);
    soon = setTimeout(() => (regeneration = regeneration.then(() => build(['codegen']))), 100);
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(0);
  });
}
