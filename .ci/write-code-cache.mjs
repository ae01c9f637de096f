// Runs the built server; on request, writes V8's code cache of it and stops. Argument: the loader of the server.
import { chmodSync, writeFileSync } from 'node:fs';

const { CODE_CACHE, loadProgram } = await import(String(process.argv[2]));
const { script, run } = loadProgram();
process.once('message', () => {
  writeFileSync(CODE_CACHE, script.createCachedData());
  // Readable like the rest of the program; other files that the server writes are for its owner only.
  chmodSync(CODE_CACHE, 0o644);
  process.kill(process.pid, 'SIGTERM');
});
await run('main');
