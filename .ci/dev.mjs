// The server and the site with reload, generated code and types kept up to date. Ctrl-C stops all.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { installedCommand, root } from './command.mjs';
import { generateCode } from './codegen.mjs';
import { watchFolder } from './dev/watch-folder.mjs';
import { checkTypes } from './dev/check-types.mjs';

const SITE_PORT = 5173;

process.chdir(root);
// For Vite too, which sends the site's calls to PORT.
if (existsSync('.env')) process.loadEnvFile('.env');

const server = spawn(process.execPath, ['.ci/dev/server.mjs'], {
  // Links in mails lead to the site with reload.
  env: { PUBLIC_URL: `http://localhost:${SITE_PORT}`, ...process.env },
  stdio: ['ignore', 'inherit', 'inherit'],
});
await generateCode();
const vite = spawn(
  process.execPath,
  [installedCommand('vite'), '--port', String(SITE_PORT), '--strictPort', '--clearScreen', 'false'],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
const compilers = ['tsconfig.json', 'client/tsconfig.json'].map(checkTypes);

let generation = Promise.resolve(true);
/** @type {NodeJS.Timeout | undefined} */
let soon;
/** @param {string | null} path */
function generateSoon(path) {
  if (!path?.endsWith('.graphql')) return;
  clearTimeout(soon);
  soon = setTimeout(() => (generation = generation.then(generateCode)), 20);
}
watchFolder('client', generateSoon);
watch('.', (_event, name) => generateSoon(name));

const children = [server, vite, ...compilers];
for (const child of children) child.on('exit', () => stop(1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0));

/** @param {number} code */
function stop(code) {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
  process.exit(code);
}
