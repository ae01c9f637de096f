// Builds what has changed, then becomes the server in the same process, so that it gets all signals.
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
