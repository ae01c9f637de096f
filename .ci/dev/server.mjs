// Runs the server of the project in the current folder and restarts it after every change of its sources. Before it
// listens, it writes the files emitted from its code. The next process waits with all packages loaded:
// docs/decisions/dev-reload.md
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openFront } from './front.mjs';
import { createTranspiler } from './transpile.mjs';
import { watchFolder } from './watch-folder.mjs';

const project = process.cwd();
const output = join(project, 'build/dev');
const entries = ['server/emit-schema.js', 'server/main.js'].map((file) => join(output, file));
// Editors write a file in several steps, and may save several files at once.
const SETTLE_MS = 20;

const transpiler = createTranspiler(project, output);
const front = await openFront(Number(process.env.PORT ?? 4000), process.env.HOST ?? '127.0.0.1');

/** @type {import('node:child_process').ChildProcess | undefined} */
let waiting;
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

function startProcess() {
  return fork(join(import.meta.dirname, 'server-process.mjs'), transpiler.packages(), {
    env: { NODE_ENV: 'development', ...process.env, PORT: '0' },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** @param {number} since when the change was noticed */
function restart(since) {
  front.hold();
  server?.kill('SIGTERM');
  const child = waiting ?? startProcess();
  waiting = undefined;
  server = child;
  child.on('exit', (code) => {
    if (server !== child) return;
    server = undefined;
    front.open(undefined);
    console.error(`The server has stopped with code ${code}. It starts again after the next change.`);
    waiting ??= startProcess();
  });
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      const [, port] = /^Listening on .*:(\d+)$/.exec(line) ?? [];
      if (port === undefined) return console.log(line);
      if (server !== child) return;
      front.open(Number(port));
      console.log(`Listening on ${front.address} after ${Math.round(performance.now() - since)} ms`);
      waiting ??= startProcess();
    });
  }
  child.send(entries);
}

/** @type {NodeJS.Timeout | undefined} */
let soon;
/** @type {number | undefined} */
let firstChange;
watchFolder(join(project, 'server'), () => {
  firstChange ??= performance.now();
  clearTimeout(soon);
  soon = setTimeout(() => {
    const since = firstChange ?? performance.now();
    firstChange = undefined;
    if (transpiler.update()) restart(since);
  }, SETTLE_MS);
});

transpiler.update();
restart(performance.now());
