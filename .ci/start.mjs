// Builds what changed, then becomes the server: no process in between that could keep a signal from it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root } from './command.mjs';

if (await build()) {
  const server = join(root, 'build/server/main.js');
  process.argv[1] = server;
  await import(pathToFileURL(server).href);
} else {
  process.exitCode = 1;
}
