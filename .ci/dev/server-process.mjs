// A process that is ready to become the server: it imports the packages, which is most of the time that a start takes, and
// waits to be told which modules to import. Arguments: the packages.
import { pathToFileURL } from 'node:url';

/** @type {Promise<string[]>} */
const modules = new Promise((resolve) => process.once('message', resolve));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

for (const name of process.argv.slice(2)) {
  try {
    await import(name);
  } catch {
    // The module that imports it will say what is wrong.
  }
}
for (const file of await modules) await import(pathToFileURL(file).href);
