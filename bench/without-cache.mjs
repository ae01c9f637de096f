// Preloaded into the product: makes every cached response stale, as if the database had changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const module = 'server/platform/database/database.js';
const file = ['build/compiled', 'build']
  .map((folder) => join(process.env.BENCH_BUILD ?? '', folder, module))
  .find((path) => existsSync(path));
if (!file) throw new Error(`no ${module} in ${process.env.BENCH_BUILD}`);
const { Database } = await import(pathToFileURL(file).href);

let revision = 0;
Object.defineProperty(Database.prototype, 'revision', { get: () => (revision += 1) });
