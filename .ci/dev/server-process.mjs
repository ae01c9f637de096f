// A standby process for the server: it imports the packages, which is most of the start time, and waits to be told
// which modules to import. Arguments: the packages.
import { pathToFileURL } from 'node:url';

/** @type {Promise<string[]>} */
const modules = new Promise((resolve) => process.once('message', resolve));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

for (const name of process.argv.slice(2)) {
  try {
    await import(name);
  } catch {
    // The module that imports it will report the error.
  }
}
for (const file of await modules) await import(pathToFileURL(file).href);
