// Runs the built server; told to, writes what V8 has compiled of it until then, and stops. Argument: the loader of the server.
import { chmodSync, writeFileSync } from 'node:fs';

const { CODE_CACHE, loadProgram } = await import(String(process.argv[2]));
const { script, run } = loadProgram();
process.once('message', () => {
  writeFileSync(CODE_CACHE, script.createCachedData());
  // Like the rest of the program; what the server writes is for its owner alone.
  chmodSync(CODE_CACHE, 0o644);
  process.kill(process.pid, 'SIGTERM');
});
await run('main');
