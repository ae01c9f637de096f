// Runs the server and the site with reload, code generation and type checks. Ctrl-C stops all.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { installedCommand, root } from './command.mjs';
import { generateCode } from './codegen.mjs';
import { watchFolder } from './dev/watch-folder.mjs';
import { checkTypes } from './dev/check-types.mjs';

const SITE_PORT = 5173;

process.chdir(root);
// Also for Vite, which proxies API requests to PORT.
if (existsSync('.env')) process.loadEnvFile('.env');

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0));

/** @param {number} code */
function stop(code) {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
  process.exit(code);
}

/** @param {import('node:child_process').ChildProcess} child if it ends, all others are stopped */
function keep(child) {
  child.on('exit', () => stop(1));
  children.push(child);
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function start(args, env) {
  keep(
    spawn(process.execPath, args, {
      env: { ...env, ...process.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}

// Links in mails lead to the Vite server.
start(['.ci/dev/server.mjs'], { PUBLIC_URL: `http://localhost:${SITE_PORT}` });

let schema = readFileSync('schema.graphql', 'utf8');
let generation = generateCode();
/** @type {NodeJS.Timeout | undefined} */
let soon;
function generateSoon() {
  clearTimeout(soon);
  soon = setTimeout(() => (generation = generation.then(generateCode)), 20);
}
watchFolder('client', (path) => {
  if (path.endsWith('.graphql')) generateSoon();
});
watch('.', (_event, name) => {
  if (name !== 'schema.graphql') return;
  // Written by the server at every start.
  const text = readFileSync(name, 'utf8');
  if (text !== schema) generateSoon();
  schema = text;
});

await generation;
start([installedCommand('vite'), '--port', String(SITE_PORT), '--strictPort', '--clearScreen', 'false']);
for (const project of ['tsconfig.json', 'client/tsconfig.json']) keep(checkTypes(project));
